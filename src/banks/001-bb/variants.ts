/** The names of Banco do Brasil's dialects, by the digits of the agreement (convênio); agreements of 7 digits are the usual ones and need none. */
export const VARIANT_4 = 'convenio-4'
export const VARIANT_6 = 'convenio-6'

/** CNAB 400: the header of agreements of 4 and 6 digits has the agreement where that of 7 digits has zeros (41–46). */
export const OLD_HEADER = { field: 'header.agreement_number', values: /[1-9]/, example: '123456' } as const

/** CNAB 400: an agreement of 4 digits in six columns; more are those from 10.000 to 999.999. */
export const UP_TO_9999 = { field: 'title.agreement_number', values: /^00(?!0000)[0-9]{4}$/, example: '001234' } as const
