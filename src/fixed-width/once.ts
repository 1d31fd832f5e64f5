/**
 * Returns a function that computes each of its results once, and keeps it as long as its object. Programs that read many small files would otherwise compute the
 * same properties of a layout for each file.
 *
 * @param make computes the result from an object that does not change, and texts
 */
export function once<O extends object, T extends readonly string[], V>(
  make: (object: O, ...texts: T) => V,
): (object: O, ...texts: T) => V {
  const known = new WeakMap<O, Map<string, V>>()
  return (object, ...texts) => {
    let ofObject = known.get(object)
    if (ofObject === undefined) {
      ofObject = new Map()
      known.set(object, ofObject)
    }
    const key = texts.length === 0 ? '' : texts.length === 1 ? texts[0]! : texts.join('\n')
    let result = ofObject.get(key)
    if (result === undefined && !ofObject.has(key)) {
      result = make(object, ...texts)
      ofObject.set(key, result)
    }
    return result as V
  }
}
