import type { LocalizedText } from '../../code/language.js'
import { typedRows } from '../../code/typed-rows.js'

/** Meaning of an occurrence for a program: a dozen states to switch on. */
export interface OccurrenceKindRow {
  /** One or two Portuguese words for people. */
  readonly label: string
  /** The event, and the action that it needs. */
  readonly definition: LocalizedText
  /** This line reports money of the title that came in or went back. */
  readonly money: boolean
  /** The title is finished: only fees, or a settlement after the end (2014), can follow. */
  readonly final: boolean
}

/**
 * The kinds of `our_occurrence`. Each line of a return has one.
 *
 * `money` and `final` are those of nearly every code of the kind; `OUR_OCCURRENCES` has the few that differ.
 * A bank may know more than the code (a reason «paid by Pix», a write-off because the wallet changed):
 * the kind is what the code alone supports.
 */
export const OCCURRENCE_KINDS = typedRows<OccurrenceKindRow>()({
  registered: {
    label: 'registrado',
    definition: {
      pt: 'O banco registrou o título: ele pode ser pago e aceita instruções.',
      en: 'The bank registered the title: it can be paid and accepts instructions.',
    },
    money: false,
    final: false,
  },
  rejected: {
    label: 'rejeitado',
    definition: {
      pt: 'O registro foi rejeitado: o título não está no banco. Corrija os dados e envie de novo.',
      en: 'The registration was rejected: the title is not at the bank. Correct the data and send it again.',
    },
    money: false,
    final: true,
  },
  settled: {
    label: 'liquidado',
    definition: {
      pt: 'O pagador pagou, no todo ou em parte (final: false). Se money é true, dê baixa dos valores da linha.',
      en: 'The payer paid, in full or in part (final: false). If money is true, book the amounts of the line.',
    },
    money: true,
    final: true,
  },
  reversed: {
    label: 'estornado',
    definition: {
      pt: 'Um pagamento, um protesto ou uma baixa que o banco informou antes foi desfeito: o título está em aberto de novo. Desfaça o pagamento, se você deu baixa dele.',
      en: 'A payment, a protest or a write-off that the bank reported before is undone: the title is open again. Undo the payment if you booked it.',
    },
    money: true,
    final: false,
  },
  written_off: {
    label: 'baixado',
    definition: {
      pt: 'O título saiu do banco sem pagamento, por pedido, prazo ou regra: não deve mais ser pago.',
      en: 'The title left the bank unpaid, by request, deadline or rule: it should not be paid any more.',
    },
    money: false,
    final: true,
  },
  changed: {
    label: 'alterado',
    definition: {
      pt: 'Uma instrução foi recebida ou cumprida, ou o banco alterou o título: datas, valores, pessoas, carteira, uma ordem de protestar ou de negativar ou o seu cancelamento, a saída do cartório ou da negativação. O título continua em aberto.',
      en: 'An instruction was received or carried out, or the bank changed the title: dates, values, parties, wallet, an order to protest or to list or its cancellation, a return from the notary or the bureau. The title stays open.',
    },
    money: false,
    final: false,
  },
  instruction_rejected: {
    label: 'instrução rejeitada',
    definition: {
      pt: 'Uma instrução foi rejeitada: o título continua como estava. O motivo indica o erro.',
      en: 'An instruction was rejected: the title stays as it was. The reason names the error.',
    },
    money: false,
    final: false,
  },
  in_notary: {
    label: 'em cartório',
    definition: {
      pt: 'O título foi enviado ao cartório ou está lá, ainda sem protesto. Uma ordem de protesto apenas recebida é «changed».',
      en: 'The title was sent to the notary or is there, not yet protested. An order to protest that was only received is «changed».',
    },
    money: false,
    final: false,
  },
  protested: {
    label: 'protestado',
    definition: {
      pt: 'O título foi protestado e, por isso, baixado.',
      en: 'The title was protested and therefore written off.',
    },
    money: false,
    final: true,
  },
  negativated: {
    label: 'negativado',
    definition: {
      pt: 'O pagador foi negativado por este título, ou a negativação foi enviada. Uma ordem de negativar apenas recebida é «changed», e a exclusão também.',
      en: 'The payer was listed at a credit bureau for this title, or the listing was sent. An order to list that was only received is «changed», and so is the removal.',
    },
    money: false,
    final: false,
  },
  fee: {
    label: 'tarifa ou custa',
    definition: {
      pt: 'O banco ou o cartório cobrou do beneficiário. O título, se a linha indica um, continua como estava.',
      en: 'The bank or the notary charged the beneficiary. The title, if the line names one, stays as it was.',
    },
    money: false,
    final: false,
  },
  info: {
    label: 'informativo',
    definition: {
      pt: 'Uma informação que não altera o título: ele continua em carteira, o pagador respondeu, uma mensagem foi enviada, um pagamento está em andamento.',
      en: 'Information that does not change the title: it is still held, the payer answered, a message was sent, a payment is under way.',
    },
    money: false,
    final: false,
  },
})

/** `'registered'`, `'settled'` … */
export type OccurrenceKind = keyof typeof OCCURRENCE_KINDS
