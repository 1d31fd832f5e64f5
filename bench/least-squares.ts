/** Point of a measurement, with positive values. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The line y = fixed + slope · x. */
export interface Line {
  readonly fixed: number
  readonly slope: number
}

/** Fits a line with the least sum of squared relative errors, so that small and large values count alike. */
export function leastSquares(points: readonly Point[]): Line {
  let [sum, x, y, xx, xy] = [0, 0, 0, 0, 0]
  for (const point of points) {
    const weight = 1 / point.y ** 2
    sum += weight
    x += weight * point.x
    y += weight * point.y
    xx += weight * point.x ** 2
    xy += weight * point.x * point.y
  }
  const slope = (sum * xy - x * y) / (sum * xx - x ** 2)
  return { fixed: (y - slope * x) / sum, slope }
}
