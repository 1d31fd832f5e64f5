/** The greatest number that the columns of a field hold, in units of its last decimal. */
export const mostIn = ({ from, to }: { readonly from: number; readonly to: number }): number =>
  10 ** (to - from + 1) - 1
