/**
 * C004 Código de movimento remessa (10.6, pp. 146–147; 61: 10.8), and the unified instruction. The occurrence of C044 (pp. 152–153) with the same words
 * confirms a movement; 27 confirms a change of data without a separate occurrence. The manual does not print which columns each movement reads. A bank uses the
 * movements of its own manual.
 */
import type { Movement } from '../../remittance-dialect.js'
import { movements } from './codes.js'

export const movements240 = {
  '01': { text: movements['01'], confirmedBy: ['02'],                  our_code: '1001' },
  '02': { text: movements['02'], confirmedBy: ['09'],                  our_code: '1002' },
  '03': { text: movements['03'], confirmedBy: ['47'],                  our_code: '1011' },
  '04': { text: movements['04'], confirmedBy: ['12'],                  our_code: '1004', needs: ['value_rebate'] },
  '05': { text: movements['05'], confirmedBy: ['13'],                  our_code: '1005' },
  '06': { text: movements['06'], confirmedBy: ['14'],                  our_code: '1003' },
  '07': { text: movements['07'], confirmedBy: ['07'],                  our_code: '1071' },
  '08': { text: movements['08'], confirmedBy: ['08'],                  our_code: '1072' },
  '09': { text: movements['09'], confirmedBy: ['19'],                  our_code: '1009' },
  '10': { text: movements['10'], confirmedBy: ['20'],                  our_code: '1078' }, // it also writes the title off; 1018 only stops the protest
  '11': { text: movements['11'], confirmedBy: ['20'],                  our_code: '1019' },
  '12': { text: movements['12'], confirmedBy: ['57'],                  our_code: '1076' },
  '13': { text: movements['13'], confirmedBy: ['60'],                  our_code: '1047' },
  '14': { text: movements['14'], confirmedBy: ['56'],                  our_code: '1074' },
  '15': { text: movements['15'], confirmedBy: ['55'],                  our_code: '1075' },
  '16': { text: movements['16'], confirmedBy: ['58'],                  our_code: '1073' },
  '17': { text: movements['17'], confirmedBy: null,                    our_code: '1129' },
  '18': { text: movements['18'], confirmedBy: ['12'],                  our_code: '1077', needs: ['value_rebate'] },
  '19': { text: movements['19'], confirmedBy: ['38'],                  our_code: null }, // its date is in the column of the interest date (28.3P, by C044)
  '20': { text: movements['20'], confirmedBy: ['39'],                  our_code: '1106' },
  '21': { text: movements['21'], confirmedBy: ['40'],                  our_code: '1120', also: ['1008'] },
  '22': { text: movements['22'], confirmedBy: ['41'],                  our_code: '1122', also: ['1007'] },
  '23': { text: movements['23'], confirmedBy: ['42'], rejectedBy: ['30'], our_code: '1079' },
  '24': { text: movements['24'], confirmedBy: ['43'], rejectedBy: ['30'], our_code: '1080' },
  '30': { text: movements['30'], confirmedBy: null,                    our_code: null }, // R has columns for two claims, an entry names one
  '31': { text: movements['31'], confirmedBy: ['27'], rejectedBy: ['30'], our_code: '1031', also: ['1010', '1041'] }, // with 9 in P 221 it cancels the automatic protest (C026)
  '33': { text: movements['33'], confirmedBy: ['33'],                  our_code: '1093' },
  '34': { text: movements['34'], confirmedBy: ['34'],                  our_code: '1094' },
  '35': { text: movements['35'], confirmedBy: ['35'],                  our_code: null }, // of the automatic debit, which is not sent
  '40': { text: movements['40'], confirmedBy: null,                    our_code: null }, // no column for the new carteira is named
  '41': { text: movements['41'], confirmedBy: ['46'],                  our_code: null }, // a protest that is made: no code of the service
  '42': { text: movements['42'], confirmedBy: ['27'], rejectedBy: ['30'], our_code: '1123' },
  '43': { text: movements['43'], confirmedBy: ['48'],                  our_code: null }, // as 40
  '44': { text: movements['44'], confirmedBy: ['49'],                  our_code: null }, // no code of the service
  '45': { text: movements['45'], confirmedBy: null,                    our_code: '1066' },
  '46': { text: movements['46'], confirmedBy: ['54'],                  our_code: null }, // the service has no code for negativation and write-off together
  '47': { text: movements['47'], confirmedBy: ['61'],                  our_code: '1028' },
  '48': { text: movements['48'], confirmedBy: ['64'],                  our_code: '1148' },
  '49': { text: movements['49'], confirmedBy: ['65'],                  our_code: '1149' },
  '61': { text: movements['61'], confirmedBy: null,                    our_code: null }, // no code of the service
} as const satisfies Readonly<Record<keyof typeof movements, Movement>>
