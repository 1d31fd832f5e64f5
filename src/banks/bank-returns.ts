/** The returns of every bank that the library knows. Generated from the folders by `test/banks/bank-list.test.ts`. */
import { bancoDoBrasilReturns } from './001-bb/returns.js'
import { bnbReturns } from './004-bnb/returns.js'
import { banestesReturns } from './021-banestes/returns.js'
import { santanderReturns } from './033-santander/returns.js'
import { banrisulReturns } from './041-banrisul/returns.js'
import { baneseReturns } from './047-banese/returns.js'
import { brbReturns } from './070-brb/returns.js'
import { interReturns } from './077-inter/returns.js'
import { sisprimeReturns } from './084-uniprime/returns.js'
import { ailosReturns } from './085-ailos/returns.js'
import { credisisReturns } from './097-credisis/returns.js'
import { uniprimeCentralReturns } from './099-uniprime99/returns.js'
import { caixaReturns } from './104-caixa/returns.js'
import { cresolReturns } from './133-cresol/returns.js'
import { unicredReturns } from './136-unicred/returns.js'
import { pefisaReturns } from './174-pefisa/returns.js'
import { btgReturns } from './208-btg/returns.js'
import { originalReturns } from './212-original/returns.js'
import { fibraReturns } from './224-fibra/returns.js'
import { bradescoReturns } from './237-bradesco/returns.js'
import { abcReturns } from './246-abc/returns.js'
import { bmpReturns } from './274-bmp/returns.js'
import { vortxReturns } from './310-vortx/returns.js'
import { c6Returns } from './336-c6/returns.js'
import { itauReturns } from './341-itau/returns.js'
import { realReturns } from './356-real/returns.js'
import { hsbcReturns } from './399-hsbc/returns.js'
import { safraReturns } from './422-safra/returns.js'
import { delbankReturns } from './435-delbank/returns.js'
import { idBancoReturns } from './439-id-banco/returns.js'
import { uy3Returns } from './457-uy3/returns.js'
import { kanastraReturns } from './559-kanastra/returns.js'
import { industrialReturns } from './604-bib/returns.js'
import { rendimentoReturns } from './633-rendimento/returns.js'
import { sofisaReturns } from './637-sofisa/returns.js'
import { pineReturns } from './643-pine/returns.js'
import { bvReturns } from './655-bv/returns.js'
import { daycovalReturns } from './707-daycoval/returns.js'
import { ourinvestReturns } from './712-ourinvest/returns.js'
import { citibankReturns } from './745-citibank/returns.js'
import { sicrediReturns } from './748-sicredi/returns.js'
import { sicoobReturns } from './756-sicoob/returns.js'
import type { BankReturns } from './bank.js'

export const BANK_RETURNS: readonly BankReturns[] = [
  bancoDoBrasilReturns,
  bnbReturns,
  banestesReturns,
  santanderReturns,
  banrisulReturns,
  baneseReturns,
  brbReturns,
  interReturns,
  sisprimeReturns,
  ailosReturns,
  credisisReturns,
  uniprimeCentralReturns,
  caixaReturns,
  cresolReturns,
  unicredReturns,
  pefisaReturns,
  btgReturns,
  originalReturns,
  fibraReturns,
  bradescoReturns,
  abcReturns,
  bmpReturns,
  vortxReturns,
  c6Returns,
  itauReturns,
  realReturns,
  hsbcReturns,
  safraReturns,
  delbankReturns,
  idBancoReturns,
  uy3Returns,
  kanastraReturns,
  industrialReturns,
  rendimentoReturns,
  sofisaReturns,
  pineReturns,
  bvReturns,
  daycovalReturns,
  ourinvestReturns,
  citibankReturns,
  sicrediReturns,
  sicoobReturns,
]
