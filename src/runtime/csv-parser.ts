/** Loads the parser of CSV. Few callers read CSV: importing the library does not load it. */
export const csvParser = async (): Promise<typeof import('csv-parse/sync')> => import('csv-parse/sync')
