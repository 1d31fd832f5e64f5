/** The return records of AUTBANK as the manuals of its banks print them, all in the same columns. */
import { page, type ReturnPages, repeated } from '../../printed-page.js'

/** A bank, and the pages of its manual. */
interface Printed {
  readonly slug: string
  readonly number: string
  readonly header: string
  readonly title: string
  readonly trailer: string
}

export const autbank400ReturnPages = ({ slug, number, header, title, trailer }: Printed): ReturnPages => ({
  [`${slug}400.return.header`]: page`${header}: 1 9 0, 2 9 2, 3-9 X RETORNO, 10-11 9 01, 12-26 X COBRANCA, 27-46 X, 47-76 X, 77-79 9 ${number}, 80-94 X,
    95-100 DDMMAA, 101-105 9, 106-108 X BPI, 109-113 9, 114-119 X blanks, 120-394 X blanks, 395-400 9 000001`,
  [`${slug}400.return.title`]: page`${title}: 1 9 1, 2-3 9, 4-17 9, 18-37 X, 38-62 X, 63-73 9, 74-82 X blanks, 83-85 X, 86-94 X blanks,
    95-107 X, 108 X, 109-110 9, 111-116 DDMMAA, 117-126 X, 127-146 X blanks, 147-152 DDMMAA, 153-165 9V2, 166-168 9, 169-172 9, 173 9,
    174-175 X, 176-188 9V2, 189-214 X blanks, ${repeated([215, 228, 241, 254, 267], '0-12 9V2')}, 280-292 9 zeros, 293-376 X blanks, 377 9,
    378-385 X, 386-391 DDMMAA, 392-394 9 zeros, 395-400 9`,
  [`${slug}400.return.trailer`]: page`${trailer}: 1 9 9, 2 9 2, 3-4 9 01, 5-7 9 ${number}, 8-105 X zeros, 106-394 X blanks, 395-400 9`,
})
