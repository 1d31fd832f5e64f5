/** Events of the service's webhooks, and the events that a return record causes. */
import { type PaymentReversal, paymentFrom, type ReturnRecord, reversalFrom } from '../return/index.js'
import { type SlipTransitionName, transitionFrom } from './slip-status.js'

/**
 * The event codes of the service, with their meaning. Source: public service reference, `webhooks/events`.
 */
export const EVENTS = {
  'discharge.created': 'arquivo de retorno recebido',
  'discharge.processed': 'arquivo de retorno processado',
  'remittance.created': 'remessa criada',
  'remittance.processed': 'remessa processada',
  'remittance.downloaded': 'remessa baixada',
  'remittance.sent': 'remessa enviada ao banco',
  'bank_billet_discharge.created': 'registro de retorno criado',
  'bank_billet_discharge.updated': 'registro de retorno alterado',
  'bank_billet_discharge.deleted': 'registro de retorno excluído',
  'bank_billet_remittance.created': 'registro de remessa criado',
  'bank_billet_remittance.updated': 'registro de remessa alterado',
  'bank_billet_remittance.deleted': 'registro de remessa excluído',
  'bank_billet_payment.created': 'pagamento criado',
  'bank_billet_payment.updated': 'pagamento alterado',
  'bank_billet_payment.deleted': 'pagamento excluído',
  'bank_billet.created': 'boleto criado',
  'bank_billet.generated': 'boleto gerado',
  'bank_billet.updated': 'boleto alterado',
  'bank_billet.canceled': 'boleto cancelado',
  'bank_billet.overdue': 'boleto vencido',
  'bank_billet.paid': 'boleto pago',
  'bank_billet.blocked': 'boleto bloqueado para pagamento',
  'bank_billet.rejected': 'boleto rejeitado pelo banco',
  'bank_billet.registered': 'boleto registrado no banco',
  'account.updated': 'conta alterada',
  'account.blocked': 'conta bloqueada',
  'bank_billet_account.created': 'carteira criada',
  'bank_billet_account.homologated': 'homologação da carteira iniciada',
  'bank_billet_account.validated': 'validação da carteira liberada',
  'bank_billet_account.activated': 'carteira ativada',
  'bank_billet_account.updated': 'carteira alterada',
  'bank_billet_account.deleted': 'carteira excluída',
  'customer.created': 'pagador criado',
  'customer.updated': 'pagador alterado',
  'customer.deleted': 'pagador excluído',
  'customer_subscription.created': 'assinatura criada',
  'customer_subscription.updated': 'assinatura alterada',
  'customer_subscription.deleted': 'assinatura excluída',
  'installment.created': 'carnê criado',
  'installment.processed': 'boletos do carnê criados',
  'installment.generated': 'boletos do carnê gerados',
  'installment.deleted': 'carnê excluído',
  'plan_subscription.activated': 'plano ativado',
  'plan_subscription.removed': 'plano removido',
  'plan_subscription.fee': 'tarifa do plano',
  'transaction.created': 'transação criada',
  'transaction.updated': 'transação alterada',
  'transaction.processed': 'transação processada',
  'user.created': 'usuário criado',
  'user.updated': 'usuário alterado',
  'user.deleted': 'usuário excluído',
  'addon.activated': 'adicional ativado',
  'addon.removed': 'adicional removido',
  ping: 'webhook criado',
} as const

export type EventCode = keyof typeof EVENTS

/** Event of a slip for each transition. The service has no event for a protest or a reopened slip: these are updates. */
const EVENT_OF_TRANSITION = {
  registration_confirmed: 'bank_billet.updated',
  registration_rejected: 'bank_billet.rejected',
  paid: 'bank_billet.paid',
  paid_after_rejection: 'bank_billet.paid',
  paid_after_write_off: 'bank_billet.paid',
  paid_after_protest: 'bank_billet.paid',
  written_off: 'bank_billet.canceled',
  protested: 'bank_billet.updated',
  payment_reversed: 'bank_billet.updated',
  write_off_reversed: 'bank_billet.updated',
  protest_reversed: 'bank_billet.updated',
} as const satisfies Readonly<Record<SlipTransitionName, EventCode>>

/** A record with its effect on the slip and on the payments, as `settle` returns it. */
export interface RecordEffect {
  readonly record: Pick<ReturnRecord, 'kind'>
  readonly transition: SlipTransitionName | null
  readonly payment: unknown
  readonly reversal: unknown
  readonly bank_billet_id: unknown
  readonly duplicate: boolean
  /** Whether the record waits for a person. Default: false. */
  readonly pending?: boolean
}

/**
 * Returns the events that a record causes, in order: of the return record, the payment and the slip. A reversal deletes a payment. A record that was booked
 * before, or that waits for a person, causes no event. The events of a return record that is not settled yet are those of an open slip. The events of a settlement begin with the event of
 * the file.
 *
 * @example
 * eventsOf(settle(file, slips)) // ['discharge.processed', 'bank_billet_discharge.created', 'bank_billet_payment.created', 'bank_billet.paid', …]
 */
export function eventsOf(
  subject: RecordEffect | ReturnRecord | { readonly records: readonly RecordEffect[] },
): readonly EventCode[] {
  if ('records' in subject) return ['discharge.processed', ...subject.records.flatMap(eventsOf)]
  const effect = 'record' in subject ? subject : effectOnOpenSlip(subject)
  if (effect.duplicate || effect.pending === true) return []
  const { record, transition, payment, reversal, bank_billet_id } = effect
  const events: EventCode[] = ['bank_billet_discharge.created']
  if (payment !== null) events.push('bank_billet_payment.created')
  if (reversal !== null) events.push('bank_billet_payment.deleted')
  if (bank_billet_id === null) return events
  if (record.kind === 'registered') events.push('bank_billet.registered')
  if (transition !== null) events.push(EVENT_OF_TRANSITION[transition])
  return events
}

const effectOnOpenSlip = (record: ReturnRecord): RecordEffect => ({
  record,
  transition: transitionFrom('opened', false, record),
  payment: paymentFrom(record),
  reversal: unconditional(reversalFrom(record)),
  bank_billet_id: undefined,
  duplicate: false,
})

/** An open slip has no payment that a returned cheque could undo. */
const unconditional = (reversal: PaymentReversal | null): PaymentReversal | null =>
  reversal?.conditional === true ? null : reversal
