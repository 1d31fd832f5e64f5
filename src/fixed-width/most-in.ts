/** How many columns a field has. */
export const columnsIn = ({ from, to }: { readonly from: number; readonly to: number }): number => to - from + 1

/** The greatest number that the columns of a field hold, in units of its last decimal. */
export const mostIn = (field: { readonly from: number; readonly to: number }): number => 10 ** columnsIn(field) - 1
