/** The names of Banco do Brasil's dialects, by the digits of the agreement (convênio); agreements of 7 digits are the usual ones and need none. */
export const VARIANT_4 = 'convenio-4'
export const VARIANT_6 = 'convenio-6'

/** Agreement of 6 digits whose nosso número is 17 digits of the company's own (17 posições livres). */
export const VARIANT_FREE_17 = 'convenio-6-livre'

export const VARIANT_8 = 'convenio-8'

/** CNAB 400: the header of agreements of 4 and 6 digits has the agreement where that of 7 digits has zeros (41–46). */
export const OLD_HEADER = { field: 'header.agreement_number', values: /[1-9]/, example: '123456' } as const

/** CNAB 400: an agreement of 4 digits in six columns; more are those from 10.000 to 999.999. */
export const UP_TO_9999 = { field: 'title.agreement_number', values: /^00(?!0000)[0-9]{4}$/, example: '001234' } as const

/** CNAB 240: the agreement of the lot, in nine columns. */
const agreement240 = (values: RegExp, example: string) => ({ field: 'lot_header.agreement_number', values, example }) as const

export const AGREEMENT_240 = {
  4: agreement240(/^00000(?!0000)[0-9]{4}$/, '000001234'),
  6: agreement240(/^000(?!00)[0-9]{6}$/, '000123456'),
  8: agreement240(/^0[1-9][0-9]{7}$/, '012345678'),
} as const

/** CNAB 240: versions of the file's layout that the bank takes, or zeros (20.0, p. 4). */
export const VERSIONS_240 = ['000', '030', '040', '050', '080', '082', '083', '084'] as const
