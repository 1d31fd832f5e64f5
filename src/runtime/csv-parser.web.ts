/** Loads the parser of CSV, in its form for browsers. */
export const csvParser = async (): Promise<typeof import('csv-parse/sync')> => import('csv-parse/browser/esm/sync')
