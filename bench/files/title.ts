/** Made-up people and amounts; identical in every run. */

const FIRST = ['ANTONIA', 'BENEDITO', 'CECÍLIA', 'DAMIÃO', 'EULÁLIA', 'FIRMINO', 'GENOVEVA', 'HERMÍNIO']
const LAST = ['DO IPÊ AMARELO', 'DA SERRA AZUL', 'DAS ÁGUAS FRIAS', 'DO VENTO SUL', 'DA PEDRA LISA']

export const BENEFICIARY = { name: 'COMERCIAL IPE AMARELO LTDA', tax_id: '90214367000109' }
export const MADE_ON = '2026-03-02'

/** Range of titles of a file. */
export interface Titles {
  readonly titles: number
  /** Number of the first title. */
  readonly from?: number
}

/** Values that differ between titles. Amounts in cents. */
export interface BenchTitle {
  /** Eight digits. */
  readonly number: string
  readonly amount: number
  readonly fee: number
  readonly fine: number
  readonly day: string
  readonly payer: string
  readonly occurrence: string
  readonly paid: boolean
}

export function titleOf(i: number): BenchTitle {
  const occurrence = ['06', '06', '06', '02', '09'][i % 5]!
  return {
    number: String(i).padStart(8, '0'),
    amount: 1000 + ((i * 7919) % 900_000),
    fee: i % 3 === 0 ? 0 : 235,
    fine: i % 5 === 0 ? (i * 31) % 5000 : 0,
    day: `2026-03-${String(1 + (i % 28)).padStart(2, '0')}`,
    payer: `${FIRST[i % FIRST.length]} ${LAST[i % LAST.length]}`,
    occurrence,
    paid: occurrence === '06',
  }
}
