/** The names of every bank that the library knows. Generated from the folders by `test/banks/bank-list.test.ts`. */
import { bank as bancoDoBrasilNames } from './001-bb/bank.js'
import { bank as bnbNames } from './004-bnb/bank.js'
import { bank as banestesNames } from './021-banestes/bank.js'
import { bank as santanderNames } from './033-santander/bank.js'
import { bank as banrisulNames } from './041-banrisul/bank.js'
import { bank as baneseNames } from './047-banese/bank.js'
import { bank as brbNames } from './070-brb/bank.js'
import { bank as interNames } from './077-inter/bank.js'
import { bank as sisprimeNames } from './084-uniprime/bank.js'
import { bank as ailosNames } from './085-ailos/bank.js'
import { bank as credisisNames } from './097-credisis/bank.js'
import { bank as uniprimeCentralNames } from './099-uniprime99/bank.js'
import { bank as caixaNames } from './104-caixa/bank.js'
import { bank as cresolNames } from './133-cresol/bank.js'
import { bank as unicredNames } from './136-unicred/bank.js'
import { bank as pefisaNames } from './174-pefisa/bank.js'
import { bank as btgNames } from './208-btg/bank.js'
import { bank as originalNames } from './212-original/bank.js'
import { bank as fibraNames } from './224-fibra/bank.js'
import { bank as bradescoNames } from './237-bradesco/bank.js'
import { bank as abcNames } from './246-abc/bank.js'
import { bank as bmpNames } from './274-bmp/bank.js'
import { bank as vortxNames } from './310-vortx/bank.js'
import { bank as c6Names } from './336-c6/bank.js'
import { bank as itauNames } from './341-itau/bank.js'
import { bank as realNames } from './356-real/bank.js'
import { bank as hsbcNames } from './399-hsbc/bank.js'
import { bank as safraNames } from './422-safra/bank.js'
import { bank as delbankNames } from './435-delbank/bank.js'
import { bank as idBancoNames } from './439-id-banco/bank.js'
import { bank as uy3Names } from './457-uy3/bank.js'
import { bank as kanastraNames } from './559-kanastra/bank.js'
import { bank as industrialNames } from './604-bib/bank.js'
import { bank as rendimentoNames } from './633-rendimento/bank.js'
import { bank as sofisaNames } from './637-sofisa/bank.js'
import { bank as pineNames } from './643-pine/bank.js'
import { bank as bvNames } from './655-bv/bank.js'
import { bank as daycovalNames } from './707-daycoval/bank.js'
import { bank as ourinvestNames } from './712-ourinvest/bank.js'
import { bank as citibankNames } from './745-citibank/bank.js'
import { bank as sicrediNames } from './748-sicredi/bank.js'
import { bank as sicoobNames } from './756-sicoob/bank.js'
import type { BankIdentity } from './bank.js'

export const BANK_NAMES: readonly BankIdentity[] = [
  bancoDoBrasilNames,
  bnbNames,
  banestesNames,
  santanderNames,
  banrisulNames,
  baneseNames,
  brbNames,
  interNames,
  sisprimeNames,
  ailosNames,
  credisisNames,
  uniprimeCentralNames,
  caixaNames,
  cresolNames,
  unicredNames,
  pefisaNames,
  btgNames,
  originalNames,
  fibraNames,
  bradescoNames,
  abcNames,
  bmpNames,
  vortxNames,
  c6Names,
  itauNames,
  realNames,
  hsbcNames,
  safraNames,
  delbankNames,
  idBancoNames,
  uy3Names,
  kanastraNames,
  industrialNames,
  rendimentoNames,
  sofisaNames,
  pineNames,
  bvNames,
  daycovalNames,
  ourinvestNames,
  citibankNames,
  sicrediNames,
  sicoobNames,
]
