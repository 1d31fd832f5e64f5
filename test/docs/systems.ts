/**
 * Banks, layouts and directions of cobrança in the public source of other systems. Facts about one stated version of each; update `source` with the cells.
 *
 * A cell is a width of the records with its directions: R remittance, T return read for this bank, t return read by the general reader of the system.
 */
import type { LocalizedText } from '../../src/cobranca/index.js'

interface OtherSystem {
  readonly name: string
  /** Version that was read. */
  readonly source: LocalizedText
  /** By COMPE number: `240 RT, 400 R`. */
  readonly cells: Readonly<Record<string, string>>
}

/** Names of banks that are not in the registry. The name in the registry wins: delete the line here when a bank is added. */
export const OTHER_BANKS: Readonly<Record<string, string>> = {
  '003': 'Banco da Amazônia',
  '021': 'Banestes',
  '025': 'Alfa',
  '047': 'Banese',
  '070': 'BRB',
  '089': 'Credisan',
  '091': 'Unicred Central RS',
  '097': 'CrediSIS',
  '099': 'Uniprime',
  '107': 'BOCOM BBM',
  '130': 'Caruana',
  '212': 'Original',
  '213': 'Arbi',
  '218': 'BS2',
  '322': 'Sulcredi',
  '329': 'QI Tech',
  '389': 'Mercantil',
  '399': 'HSBC',
  '604': 'Industrial',
  '752': 'BNP Paribas',
}

export const OTHER_SYSTEMS: readonly OtherSystem[] = [
  {
    name: 'ACBr',
    source: {
      pt: '`Fontes/ACBrBoleto` do espelho edsontmarques/ACBr, commit 7be4dac de 28/06/2026',
      en: '`Fontes/ACBrBoleto` of the mirror edsontmarques/ACBr, commit 7be4dac of 2026-06-28',
    },
    cells: {
      '001': '240 RT, 400 RT',
      '003': '240 RT, 400 T',
      '004': '400 RT',
      '021': '240 RT, 400 RT',
      '025': '400 Rt',
      '033': '240 RT, 400 RT',
      '041': '240 RT, 400 RT',
      '047': '240 RT, 400 RT',
      '070': '400 RT',
      '077': '400 RT',
      '084': '400 RT',
      '085': '240 RT, 400 RT',
      '089': '400 RT',
      '091': '240 Rt, 400 Rt',
      '097': '240 RT, 400 RT',
      '099': '240 T, 400 RT',
      '104': '240 RT, 400 RT',
      '107': '400 Rt',
      '133': '240 RT, 400 RT',
      '136': '240 Rt, 400 RT',
      '174': '400 RT',
      '208': '240 Rt',
      '212': '400 RT',
      '218': '400 RT',
      '224': '400 RT',
      '237': '240 Rt, 400 Rt',
      '246': '240 RT, 400 RT',
      '274': '240 Rt, 400 Rt',
      '310': '400 RT',
      '322': '240 RT',
      '329': '240 Rt, 400 Rt',
      '336': '400 RT',
      '341': '240 Rt, 400 RT',
      '389': '400 Rt',
      '399': '240 T, 400 RT',
      '422': '240 RT, 400 RT',
      '457': '240 Rt, 400 Rt',
      '604': '400 RT',
      '633': '400 RT',
      '637': '400 RT',
      '643': '400 RT',
      '655': '400 RT',
      '707': '400 RT',
      '745': '240 R',
      '748': '240 RT, 400 RT',
      '756': '240 RT, 400 RT',
    },
  },
  {
    name: 'laravel-boleto',
    source: {
      pt: '`src/Cnab` de eduardokum/laravel-boleto, ramo develop, commit d1738a0 de 15/10/2024; 084, 133 (remessa 240), 310 e 655 são de commits posteriores (6df0531, 607a11c, 272a9cf e 6a272da), dos quais só estes arquivos foram lidos',
      en: '`src/Cnab` of eduardokum/laravel-boleto, branch develop, commit d1738a0 of 2024-10-15; 084, 133 (remittance 240), 310 and 655 are of later commits (6df0531, 607a11c, 272a9cf and 6a272da), of which only these files were read',
    },
    cells: {
      '001': '240 RT, 400 RT',
      '004': '400 RT',
      '033': '240 RT, 400 RT',
      '041': '240 RT, 400 RT',
      '077': '400 RT',
      '084': '400 R',
      '085': '240 RT',
      '104': '240 RT, 400 RT',
      '133': '240 RT, 400 RT',
      '136': '400 RT',
      '208': '240 RT',
      '224': '400 RT',
      '237': '240 RT, 400 RT',
      '246': '400 RT',
      '274': '400 T, 444 R',
      '310': '444 R',
      '336': '400 RT',
      '341': '240 RT, 400 RT',
      '399': '400 RT',
      '435': '400 RT',
      '633': '400 RT',
      '643': '400 RT',
      '655': '400 R',
      '707': '400 RT',
      '712': '400 RT',
      '748': '240 RT, 400 RT',
      '756': '240 RT, 400 RT',
    },
  },
  {
    name: 'BoletoNetCore',
    source: {
      pt: '`BoletoNetCore/Banco` de BoletoNet/BoletoNetCore, commit 41e7440 de 25/06/2026',
      en: '`BoletoNetCore/Banco` of BoletoNet/BoletoNetCore, commit 41e7440 of 2026-06-25',
    },
    cells: {
      '001': '240 RT, 400 RT',
      '004': '240 RT',
      '033': '240 RT, 400 RT',
      '041': '400 RT',
      '077': '400 RT',
      '084': '400 RT',
      '085': '240 RT, 400 R',
      '097': '240 RT, 400 R',
      '104': '240 RT, 400 RT',
      '133': '240 Rt',
      '237': '240 Rt, 400 RT',
      '341': '240 RT, 400 RT',
      '422': '240 RT, 400 RT',
      '707': '400 RT',
      '748': '240 RT, 400 RT',
      '756': '240 RT, 400 RT',
    },
  },
  {
    name: 'brcobranca',
    source: {
      pt: '`lib/brcobranca` de kivanio/brcobranca, commit 325e0ea de 21/04/2025',
      en: '`lib/brcobranca` of kivanio/brcobranca, commit 325e0ea of 2025-04-21',
    },
    cells: {
      '001': '240 R, 400 RT',
      '004': '400 RT',
      '033': '240 RT, 400 RT',
      '041': '400 RT',
      '070': '400 RT',
      '085': '240 RT',
      '097': '400 RT',
      '104': '240 RT',
      '136': '240 R, 400 RT',
      '237': '400 RT',
      '341': '400 RT, 444 R',
      '745': '400 R',
      '748': '240 RT',
      '756': '240 RT, 400 R',
    },
  },
  {
    name: 'Kobana',
    source: {
      pt: 'a lista pública de carteiras (`bank_contracts`) da documentação, 98 carteiras, sem data; o código do serviço não é público',
      en: 'the public list of contracts (`bank_contracts`) of the documentation, 98 contracts, undated; the code of the service is not public',
    },
    cells: {
      '001': '240 RT, 400 RT',
      '004': '400 RT',
      '021': '400 RT',
      '033': '240 RT, 400 RT',
      '041': '400 RT',
      '047': '240 RT',
      '070': '400 RT',
      '077': '400 RT',
      '084': '400 RT',
      '085': '240 RT',
      '097': '400 RT',
      '099': '400 RT',
      '104': '240 RT, 400 RT',
      '130': '400 RT',
      '133': '400 RT',
      '136': '240 RT',
      '213': '240 RT',
      '237': '240 T, 400 RT',
      '246': '240 RT',
      '341': '240 RT, 400 RT',
      '389': '240 RT',
      '604': '240 RT',
      '637': '240 RT',
      '707': '400 RT',
      '745': '400 RT',
      '748': '400 RT',
      '752': '240 RT',
      '756': '240 RT, 400 RT',
    },
  },
]

/** Known limits of cells, each with its evidence. */
export const NOTES: readonly {
  readonly system: string
  readonly banks: readonly string[]
  readonly text: LocalizedText
}[] = [
  {
    system: 'ACBr',
    banks: ['003', '089', '097'],
    text: {
      pt: '82% a 100% das colunas do retorno 400 são as do Banco do Brasil; o manual da CrediSIS traz outras',
      en: '82–100% of the columns of the return 400 are those of Banco do Brasil; the manual of CrediSIS has others',
    },
  },
  {
    system: 'ACBr',
    banks: ['047'],
    text: {
      pt: 'as colunas do retorno 400 são as do Banestes; 91% das colunas do 240 são as da Caixa',
      en: 'the columns of the return 400 are those of Banestes; 91% of the columns of the 240 are those of Caixa',
    },
  },
  {
    system: 'ACBr',
    banks: ['107'],
    text: {
      pt: 'o leitor do retorno é o da classe do Bradesco, com outro número, e 95% das linhas da tabela de motivos são as dela; o header da remessa leva o número 237, e o do retorno 107',
      en: 'the reader of the return is that of the class of Bradesco, with another number, which also has 95% of the lines of the table of reasons; the header of the remittance has the number 237, that of the return 107',
    },
  },
  {
    system: 'ACBr',
    banks: ['174'],
    text: {
      pt: 'o leitor do retorno tem os códigos e o header da Matera, mas lê nosso número, motivos, data e número do arquivo nas colunas do Bradesco; os títulos da remessa têm 710 colunas, com as opcionais do manual do C6',
      en: 'the reader of the return has Matera’s codes and header, but reads nosso número, reasons, date and number of the file in Bradesco’s columns; titles of the remittance have 710 columns, with the optional ones of C6’s manual',
    },
  },
  {
    system: 'ACBr',
    banks: ['310'],
    text: {
      pt: 'as colunas diferem das do manual do banco (v1.0)',
      en: 'the columns differ from those of the manual of the bank (v1.0)',
    },
  },
  {
    system: 'laravel-boleto',
    banks: ['310'],
    text: {
      pt: 'a remessa tem 444 posições; no manual do banco (v1.0) e no retorno real são 400',
      en: 'the remittance has 444 columns; the manual of the bank (v1.0) and a real return have 400',
    },
  },
  {
    system: 'laravel-boleto',
    banks: ['435'],
    text: {
      pt: 'parte das colunas do retorno é do Bradesco; o arquivo real do próprio repositório tem as da AUTBANK, como a remessa',
      en: 'some columns of the return are Bradesco’s; the real file of the same repository has those of AUTBANK, as the remittance has',
    },
  },
  {
    system: 'laravel-boleto',
    banks: ['224', '633', '643'],
    text: {
      pt: 'o dígito do nosso número é 10, e não 0, quando a soma é múltiplo de 10',
      en: 'the check digit of the nosso número is 10, not 0, if the sum is a multiple of 10',
    },
  },
  {
    system: 'BoletoNetCore',
    banks: ['085', '097'],
    text: {
      pt: 'o leitor do retorno 400 não implementa o trailer (`NotImplementedException`), e a leitura do arquivo inteiro falha',
      en: 'the reader of the return 400 does not implement the trailer (`NotImplementedException`), so reading a whole file fails',
    },
  },
  {
    system: 'BoletoNetCore',
    banks: ['422'],
    text: {
      pt: 'as posições 38–57 do 240 são divididas de outro modo que nas três outras implementações conhecidas',
      en: 'columns 38–57 of the 240 are divided in another way than in the three other known implementations',
    },
  },
  {
    system: 'brcobranca',
    banks: ['136'],
    text: {
      pt: 'a remessa 240 leva o número 748, do Sicredi',
      en: 'the remittance 240 has the number 748, of Sicredi',
    },
  },
  {
    system: 'Kobana',
    banks: ['237', '748', '752'],
    text: {
      pt: 'a lista e a página do banco divergem: há tabelas da remessa 240 do Bradesco e do 240 do Sicredi, e só do 400 do BNP Paribas',
      en: 'the list and the page of the bank differ: there are tables of the remittance 240 of Bradesco and of the 240 of Sicredi, and only of the 400 of BNP Paribas',
    },
  },
  {
    system: 'Kobana',
    banks: ['422'],
    text: {
      pt: 'a documentação do 400 foi retirada em 11/06/2021, a pedido do banco',
      en: 'the documentation of the 400 was withdrawn on 2021-06-11, at the bank’s request',
    },
  },
]
