/** Banco do Brasil: the account of a return by the manual, and the occurrence that reverses a payment. */
import type { ReturnFacts } from '../return-facts.js'

export const RETURN_FACTS: ReturnFacts = {
  cnab400: {
    account: 'titles 18-21 23-30',
    source: 'CBR643 (06/2019), p. 4',
    reversal: ['44', 'boleto pago com cheque devolvido'],
  },
  'cnab400 convenio-4': {
    account: 'titles 18-21 23-30',
    source: 'CBR643 (06/2019), p. 4',
    reversal: ['44', 'boleto pago com cheque devolvido'],
  },
  'cnab400 convenio-6': {
    account: 'titles 18-21 23-30',
    source: 'CBR643 (06/2019), p. 4',
    reversal: ['44', 'boleto pago com cheque devolvido'],
  },
  cnab240: {
    account: 'titles 19-22 28-35',
    source: 'Particularidades BB (02/2021), pp. 27–28',
    reversal: ['44', 'título pago com cheque devolvido'],
  },
  'cnab240 convenio-6-livre': {
    account: 'titles 19-22 28-35',
    source: 'Particularidades BB (02/2021), pp. 27–28',
    reversal: ['44', 'título pago com cheque devolvido'],
  },
  'cnab240 convenio-4': {
    account: 'titles 19-22 28-35',
    source: 'Particularidades BB (02/2021), pp. 27–28',
    reversal: ['44', 'título pago com cheque devolvido'],
  },
  'cnab240 convenio-6': {
    account: 'titles 19-22 28-35',
    source: 'Particularidades BB (02/2021), pp. 27–28',
    reversal: ['44', 'título pago com cheque devolvido'],
  },
  'cnab240 convenio-8': {
    account: 'titles 19-22 28-35',
    source: 'Particularidades BB (02/2021), pp. 27–28',
    reversal: ['44', 'título pago com cheque devolvido'],
  },
}
