/**
 * C004 Código de movimento remessa (10.6, pp. 146–147; 61: 10.8), and the unified instruction. Confirmed by the occurrence of C044 (pp. 152–153) with the same
 * words; a change of data without words of its own by 27. Which columns each reads is not printed. A bank takes those that its manual has.
 */
import type { Movement } from '../../remittance-dialect.js'
import { movements } from './codes.js'

export const movements240 = {
  '01': { text: movements['01'], done: ['02'],                  our_code: '1001' },
  '02': { text: movements['02'], done: ['09'],                  our_code: '1002' },
  '03': { text: movements['03'], done: ['47'],                  our_code: '1011' },
  '04': { text: movements['04'], done: ['12'],                  our_code: '1004', needs: ['value_rebate'] },
  '05': { text: movements['05'], done: ['13'],                  our_code: '1005' },
  '06': { text: movements['06'], done: ['14'],                  our_code: '1003' },
  '07': { text: movements['07'], done: ['07'],                  our_code: '1071' },
  '08': { text: movements['08'], done: ['08'],                  our_code: '1072' },
  '09': { text: movements['09'], done: ['19'],                  our_code: '1009' },
  '10': { text: movements['10'], done: ['20'],                  our_code: '1078' }, // it writes the title off: 1018 only stops the protest
  '11': { text: movements['11'], done: ['20'],                  our_code: '1019' },
  '12': { text: movements['12'], done: ['57'],                  our_code: '1076' },
  '13': { text: movements['13'], done: ['60'],                  our_code: '1047' },
  '14': { text: movements['14'], done: ['56'],                  our_code: '1074' },
  '15': { text: movements['15'], done: ['55'],                  our_code: '1075' },
  '16': { text: movements['16'], done: ['58'],                  our_code: '1073' },
  '17': { text: movements['17'], done: null,                    our_code: '1129' },
  '18': { text: movements['18'], done: ['12'],                  our_code: '1077', needs: ['value_rebate'] },
  '19': { text: movements['19'], done: ['38'],                  our_code: null }, // its date goes where that of the interest is (28.3P, by C044)
  '20': { text: movements['20'], done: ['39'],                  our_code: '1106' },
  '21': { text: movements['21'], done: ['40'],                  our_code: '1120', also: ['1008'] },
  '22': { text: movements['22'], done: ['41'],                  our_code: '1122', also: ['1007'] },
  '23': { text: movements['23'], done: ['42'], refused: ['30'], our_code: '1079' },
  '24': { text: movements['24'], done: ['43'], refused: ['30'], our_code: '1080' },
  '30': { text: movements['30'], done: null,                    our_code: null }, // R has two claims, an entry names one
  '31': { text: movements['31'], done: ['27'], refused: ['30'], our_code: '1031', also: ['1010', '1041'] }, // with 9 in P 221 it cancels the automatic protest (C026)
  '33': { text: movements['33'], done: ['33'],                  our_code: '1093' },
  '34': { text: movements['34'], done: ['34'],                  our_code: '1094' },
  '35': { text: movements['35'], done: ['35'],                  our_code: null }, // of the automatic debit, which is not sent
  '40': { text: movements['40'], done: null,                    our_code: null }, // no column for the new carteira is named
  '41': { text: movements['41'], done: ['46'],                  our_code: null }, // a protest that is made: no code of the service
  '42': { text: movements['42'], done: ['27'], refused: ['30'], our_code: '1123' },
  '43': { text: movements['43'], done: ['48'],                  our_code: null }, // as 40
  '44': { text: movements['44'], done: ['49'],                  our_code: null }, // no code of the service
  '45': { text: movements['45'], done: null,                    our_code: '1066' },
  '46': { text: movements['46'], done: ['54'],                  our_code: null }, // no code of the service says that the title is written off, too
  '47': { text: movements['47'], done: ['61'],                  our_code: '1028' },
  '48': { text: movements['48'], done: ['64'],                  our_code: '1148' },
  '49': { text: movements['49'], done: ['65'],                  our_code: '1149' },
  '61': { text: movements['61'], done: null,                    our_code: null }, // no code of the service
} as const satisfies Readonly<Record<keyof typeof movements, Movement>>
