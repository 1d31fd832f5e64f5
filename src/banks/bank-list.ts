/** Every bank that the library knows. Generated from the folders by `test/banks/bank-list.test.ts`. */
import { bank as bancoDoBrasilNames } from './001-bb/bank.js'
import { bancoDoBrasil } from './001-bb/index.js'
import { bank as bnbNames } from './004-bnb/bank.js'
import { bnb } from './004-bnb/index.js'
import { bank as banestesNames } from './021-banestes/bank.js'
import { banestes } from './021-banestes/index.js'
import { bank as santanderNames } from './033-santander/bank.js'
import { santander } from './033-santander/index.js'
import { bank as banrisulNames } from './041-banrisul/bank.js'
import { banrisul } from './041-banrisul/index.js'
import { bank as baneseNames } from './047-banese/bank.js'
import { banese } from './047-banese/index.js'
import { bank as brbNames } from './070-brb/bank.js'
import { brb } from './070-brb/index.js'
import { bank as interNames } from './077-inter/bank.js'
import { inter } from './077-inter/index.js'
import { bank as sisprimeNames } from './084-uniprime/bank.js'
import { sisprime } from './084-uniprime/index.js'
import { bank as ailosNames } from './085-ailos/bank.js'
import { ailos } from './085-ailos/index.js'
import { bank as credisisNames } from './097-credisis/bank.js'
import { credisis } from './097-credisis/index.js'
import { bank as uniprimeCentralNames } from './099-uniprime99/bank.js'
import { uniprimeCentral } from './099-uniprime99/index.js'
import { bank as caixaNames } from './104-caixa/bank.js'
import { caixa } from './104-caixa/index.js'
import { bank as cresolNames } from './133-cresol/bank.js'
import { cresol } from './133-cresol/index.js'
import { bank as unicredNames } from './136-unicred/bank.js'
import { unicred } from './136-unicred/index.js'
import { bank as pefisaNames } from './174-pefisa/bank.js'
import { pefisa } from './174-pefisa/index.js'
import { bank as btgNames } from './208-btg/bank.js'
import { btg } from './208-btg/index.js'
import { bank as originalNames } from './212-original/bank.js'
import { original } from './212-original/index.js'
import { bank as fibraNames } from './224-fibra/bank.js'
import { fibra } from './224-fibra/index.js'
import { bank as bradescoNames } from './237-bradesco/bank.js'
import { bradesco } from './237-bradesco/index.js'
import { bank as abcNames } from './246-abc/bank.js'
import { abc } from './246-abc/index.js'
import { bank as bmpNames } from './274-bmp/bank.js'
import { bmp } from './274-bmp/index.js'
import { bank as vortxNames } from './310-vortx/bank.js'
import { vortx } from './310-vortx/index.js'
import { bank as c6Names } from './336-c6/bank.js'
import { c6 } from './336-c6/index.js'
import { bank as itauNames } from './341-itau/bank.js'
import { itau } from './341-itau/index.js'
import { bank as realNames } from './356-real/bank.js'
import { real } from './356-real/index.js'
import { bank as hsbcNames } from './399-hsbc/bank.js'
import { hsbc } from './399-hsbc/index.js'
import { bank as safraNames } from './422-safra/bank.js'
import { safra } from './422-safra/index.js'
import { bank as delbankNames } from './435-delbank/bank.js'
import { delbank } from './435-delbank/index.js'
import { bank as idBancoNames } from './439-id-banco/bank.js'
import { idBanco } from './439-id-banco/index.js'
import { bank as uy3Names } from './457-uy3/bank.js'
import { uy3 } from './457-uy3/index.js'
import { bank as kanastraNames } from './559-kanastra/bank.js'
import { kanastra } from './559-kanastra/index.js'
import { bank as industrialNames } from './604-bib/bank.js'
import { industrial } from './604-bib/index.js'
import { bank as rendimentoNames } from './633-rendimento/bank.js'
import { rendimento } from './633-rendimento/index.js'
import { bank as sofisaNames } from './637-sofisa/bank.js'
import { sofisa } from './637-sofisa/index.js'
import { bank as pineNames } from './643-pine/bank.js'
import { pine } from './643-pine/index.js'
import { bank as bvNames } from './655-bv/bank.js'
import { bv } from './655-bv/index.js'
import { bank as daycovalNames } from './707-daycoval/bank.js'
import { daycoval } from './707-daycoval/index.js'
import { bank as ourinvestNames } from './712-ourinvest/bank.js'
import { ourinvest } from './712-ourinvest/index.js'
import { bank as citibankNames } from './745-citibank/bank.js'
import { citibank } from './745-citibank/index.js'
import { bank as sicrediNames } from './748-sicredi/bank.js'
import { sicredi } from './748-sicredi/index.js'
import { bank as sicoobNames } from './756-sicoob/bank.js'
import { sicoob } from './756-sicoob/index.js'
import type { BankDefinition } from './bank.js'
import { lazyBank } from './lazy-bank.js'

export const BANKS: readonly BankDefinition[] = [
  lazyBank(bancoDoBrasilNames, () => bancoDoBrasil),
  lazyBank(bnbNames, () => bnb),
  lazyBank(banestesNames, () => banestes),
  lazyBank(santanderNames, () => santander),
  lazyBank(banrisulNames, () => banrisul),
  lazyBank(baneseNames, () => banese),
  lazyBank(brbNames, () => brb),
  lazyBank(interNames, () => inter),
  lazyBank(sisprimeNames, () => sisprime),
  lazyBank(ailosNames, () => ailos),
  lazyBank(credisisNames, () => credisis),
  lazyBank(uniprimeCentralNames, () => uniprimeCentral),
  lazyBank(caixaNames, () => caixa),
  lazyBank(cresolNames, () => cresol),
  lazyBank(unicredNames, () => unicred),
  lazyBank(pefisaNames, () => pefisa),
  lazyBank(btgNames, () => btg),
  lazyBank(originalNames, () => original),
  lazyBank(fibraNames, () => fibra),
  lazyBank(bradescoNames, () => bradesco),
  lazyBank(abcNames, () => abc),
  lazyBank(bmpNames, () => bmp),
  lazyBank(vortxNames, () => vortx),
  lazyBank(c6Names, () => c6),
  lazyBank(itauNames, () => itau),
  lazyBank(realNames, () => real),
  lazyBank(hsbcNames, () => hsbc),
  lazyBank(safraNames, () => safra),
  lazyBank(delbankNames, () => delbank),
  lazyBank(idBancoNames, () => idBanco),
  lazyBank(uy3Names, () => uy3),
  lazyBank(kanastraNames, () => kanastra),
  lazyBank(industrialNames, () => industrial),
  lazyBank(rendimentoNames, () => rendimento),
  lazyBank(sofisaNames, () => sofisa),
  lazyBank(pineNames, () => pine),
  lazyBank(bvNames, () => bv),
  lazyBank(daycovalNames, () => daycoval),
  lazyBank(ourinvestNames, () => ourinvest),
  lazyBank(citibankNames, () => citibank),
  lazyBank(sicrediNames, () => sicredi),
  lazyBank(sicoobNames, () => sicoob),
]
