-- The statements of the billing backend for PostgreSQL. Each begins with its name, and the names of its parameters.
-- A list is an array. `rows` are one array for each column.

-- name: add_wallet
-- id, data
insert into wallets (id, data) values ($1, $2);

-- name: wallet
-- id
select data from wallets where id = $1;

-- name: wallets
select data from wallets;

-- name: lock_wallets
-- ids. Locks the wallets until the end of the transaction, in one order: two transactions do not wait for each other.
select data from wallets where id = any($1::bigint[]) order by id for no key update;

-- name: set_wallet
-- id, data
update wallets set data = $2 where id = $1;

-- name: add_slips
-- rows
insert into slips (id, bank_billet_account_id, our_number, status, data)
select * from unnest($1::text[], $2::bigint[], $3::text[], $4::text[], $5::text[]) as r (id, bank_billet_account_id, our_number, status,
  data);

-- name: add_keys
-- rows
insert into slip_keys (match_key, bank_billet_id)
select * from unnest($1::text[], $2::text[]) as r (match_key, bank_billet_id);

-- name: remove_keys
-- ids of slips
delete from slip_keys where bank_billet_id = any($1::text[]);

-- name: slips_of_keys
-- match keys
select * from slips where id in (select bank_billet_id from slip_keys where match_key = any($1::text[]));

-- name: wallet_of_slip
-- id
select bank_billet_account_id from slips where id = $1;

-- name: set_numbers
-- rows
update slips set our_number = v.our_number, processed_our_number_raw = v.processed_our_number_raw
from (select * from unnest($1::text[], $2::text[], $3::text[]) as r (id, our_number, processed_our_number_raw)) as v
where slips.id = v.id;

-- name: set_charges
-- rows
update slips set charges_sent = v.charges_sent
from (select * from unnest($1::text[], $2::text[]) as r (id, charges_sent)) as v
where slips.id = v.id;

-- name: set_statuses
-- rows
update slips set status = v.status, registered_at = coalesce(v.registered_at, slips.registered_at)
from (select * from unnest($1::text[], $2::text[], $3::text[]) as r (id, status, registered_at)) as v
where slips.id = v.id;

-- name: statuses
select id, status from slips order by id;

-- name: add_instructions
-- rows
insert into instructions (bank_billet_id, bank_billet_account_id, data)
select * from unnest($1::text[], $2::bigint[], $3::text[]) as r (bank_billet_id, bank_billet_account_id, data);

-- name: pending_instructions
-- id of the wallet
select i.position, i.bank_billet_id, i.data as instruction, s.data as slip, s.our_number, s.charges_sent
from instructions i join slips s on s.id = i.bank_billet_id
where i.bank_billet_account_id = $1 and i.remittance_id is null order by i.position;

-- name: add_remittance
-- id, wallet, filename, content
insert into remittances (id, bank_billet_account_id, filename, content) values ($1, $2, $3, $4);

-- name: sent_instructions
-- remittance, positions
update instructions set remittance_id = $1 where remittance_id is null and position = any($2::bigint[]);

-- name: add_return
-- digest, filename, content, time, day and number of the file
insert into returns (digest, filename, content, received_at, generated_at, file_number) values ($1, $2, $3, $4, $5, $6) on conflict do nothing;

-- name: add_return_wallets
-- rows
insert into return_wallets (bank_billet_account_id, return_digest)
select * from unnest($1::bigint[], $2::text[]) as r (bank_billet_account_id, return_digest)
on conflict do nothing;

-- name: stored_return
-- digest
select digest, content from returns where digest = $1;

-- name: unbooked_returns
select digest, filename from returns where booked_at is null or reopened_at is not null order by generated_at, file_number, digest;

-- name: earlier_return
-- digest. The first return of the same wallets that the bank has made before it, and that is not booked.
select digest, content from returns
where booked_at is null and digest in (select related_digest from related_returns where digest = $1)
  and (generated_at, file_number, digest) < (select generated_at, file_number, digest from returns where digest = $1)
order by generated_at, file_number, digest limit 1;

-- name: reopened_return
-- digest. The first return of the same wallets that has to be settled again.
select digest, content from returns
where reopened_at is not null and digest in (select related_digest from related_returns where digest = $1)
order by generated_at, file_number, digest limit 1;

-- name: idle_reversals
-- rows of payments: title, day, return. Reversals of other returns that had nothing to undo, on the day of the payment or later, or without a day; if a
-- later reversal has undone a payment, also earlier ones: that reversal may be the one of this payment. A person has not decided about them. It is sure what a
-- reversal of another day may undo; of one day, or without a day, it has to be in a later file.
select b.idempotency_key, b.title_key, b.bank_billet_account_id, b.bank_billet_id, b.return_digest, b.line, b.credit_day, b.movement_day, b.file_cents,
  case
    when v.movement_day <> '' and b.movement_day > v.movement_day then true
    when b.movement_day <> '' and b.movement_day < v.movement_day then
      (own.generated_at, own.file_number, own.digest) < (paid.generated_at, paid.file_number, paid.digest)
    else (own.generated_at, own.file_number, own.digest) > (paid.generated_at, paid.file_number, paid.digest)
  end as is_sure
from (select * from unnest($1::text[], $2::text[], $3::text[]) as r (title_key, movement_day, return_digest)) as v
join bookings b on b.title_key = v.title_key and b.return_digest <> v.return_digest
join returns own on own.digest = b.return_digest
join returns paid on paid.digest = v.return_digest
where b.amount_cents = 0 and coalesce(b.file_cents, -1) < 0 and b.undone_at is null
  and (b.movement_day >= v.movement_day or b.movement_day = '' or exists (
    select 1 from bookings later
    where later.title_key = v.title_key and later.amount_cents < 0 and later.undone_at is null
      and (later.movement_day >= v.movement_day or later.movement_day = '')
  ))
  and not exists (select 1 from reviews r where r.idempotency_key = b.idempotency_key);

-- name: remove_bookings
-- keys
delete from bookings where idempotency_key = any($1::text[]);

-- name: waiting_reversals
-- rows of payments: title, day, return. Reversals of other returns that wait, of the same days as those of `idle_reversals`.
select r.idempotency_key, r.return_digest, r.reasons
from (select * from unnest($1::text[], $2::text[], $3::text[]) as r (title_key, movement_day, return_digest)) as v
join reviews r on r.title_key = v.title_key and r.return_digest <> v.return_digest
where r.decision is null and r.amount_cents < 0
  and (r.movement_day >= v.movement_day or r.movement_day = '' or exists (
    select 1 from bookings later
    where later.title_key = v.title_key and later.amount_cents < 0 and later.undone_at is null
      and (later.movement_day >= v.movement_day or later.movement_day = '')
  ));

-- name: reopen_reviews
-- keys, time
update reviews set reopened_at = $2 where idempotency_key = any($1::text[]);

-- name: reopened_reviews
-- digest. Keys of the reopened reviews of all returns, if this return has to be settled again.
select idempotency_key from reviews
where reopened_at is not null and decision is null and exists (select 1 from returns where digest = $1 and reopened_at is not null);

-- name: close_reviews
-- digest. Its return is settled again.
update reviews set reopened_at = null where return_digest = $1 and reopened_at is not null;

-- name: reopen
-- digests, time
update returns set reopened_at = $2 where digest = any($1::text[]);

-- name: lock_return
-- digest. Two programs that receive one file book it one after the other.
select digest from returns where digest = $1 for no key update;

-- name: lines_booked
-- digest
select line from bookings where return_digest = $1;

-- name: booked_before
-- digest. Of a return that is booked and has not to be settled again: how many of its records are booked, by it or by other returns.
select count(*) as count from (
  select line from bookings where return_digest = $1
  union
  select l.line from listed_records l join bookings b on b.idempotency_key = l.idempotency_key
  where l.list = 'duplicates' and l.return_digest = $1
) as booked
where exists (select 1 from returns where digest = $1 and booked_at is not null and reopened_at is null)
  and not exists (select 1 from listed_records where list = 'unmatched' and return_digest = $1);

-- name: return_booked
-- digest, time
update returns set booked_at = coalesce(booked_at, $2), reopened_at = null where digest = $1;

-- name: booked
-- keys of records and titles; keys of reviews that are left out. Of a title, the amounts by day; null while a payment or reversal waits, or if an amount is not
-- known.
select idempotency_key as key, 0 as cents, null as day from bookings where idempotency_key = any($1::text[])
union all
select title_key, case when count(*) = count(cents) then sum(cents)::bigint end, nullif(day, '')
from (
  select title_key, amount_cents as cents, movement_day as day from bookings where title_key = any($1::text[]) and undone_at is null
  union all
  select title_key, null, '' from reviews
  where title_key = any($1::text[]) and decision is null and not idempotency_key = any($2::text[])
) as moved
group by title_key, day;

-- name: book
-- rows
insert into bookings (idempotency_key, title_key, bank_billet_account_id, bank_billet_id, return_digest, line, credit_day, movement_day,
  amount_cents, file_cents, previous_status, status, events)
select * from unnest($1::text[], $2::text[], $3::bigint[], $4::text[], $5::text[], $6::bigint[], $7::text[], $8::text[], $9::bigint[],
  $10::bigint[], $11::text[], $12::text[], $13::text[]) as r (idempotency_key, title_key, bank_billet_account_id, bank_billet_id,
  return_digest, line, credit_day, movement_day, amount_cents, file_cents, previous_status, status, events);

-- name: add_reviews
-- rows
insert into reviews (idempotency_key, title_key, bank_billet_account_id, bank_billet_id, return_digest, line, credit_day, movement_day,
  amount_cents, reasons)
select * from unnest($1::text[], $2::text[], $3::bigint[], $4::text[], $5::text[], $6::bigint[], $7::text[], $8::text[], $9::bigint[],
  $10::text[]) as r (idempotency_key, title_key, bank_billet_account_id, bank_billet_id, return_digest, line, credit_day, movement_day,
  amount_cents, reasons)
on conflict do nothing returning idempotency_key;

-- name: waiting
-- keys
select idempotency_key, return_digest from reviews where idempotency_key = any($1::text[]);

-- name: remove_sure_reviews
-- keys. Removes and returns the reviews of records that are booked without a person: the bank has sent them again, or their return is settled again.
delete from reviews where decision is null and idempotency_key = any($1::text[])
returning return_digest, line, bank_billet_account_id, bank_billet_id, idempotency_key, credit_day, amount_cents;

-- name: review
-- key
select r.*, f.content from reviews r join returns f on f.digest = r.return_digest
where r.idempotency_key = $1 and r.decision is null;

-- name: decide
-- key, decision
update reviews set decision = $2 where idempotency_key = $1 and decision is null returning idempotency_key;

-- name: set_reasons
-- key, reasons
update reviews set reasons = $2 where idempotency_key = $1;

-- name: clear_listed
-- digest. Lists that depend on other returns and on the wallets.
delete from listed_records where list in ('unmatched', 'duplicates') and return_digest = $1;

-- name: add_listed
-- rows
insert into listed_records (list, return_digest, line, bank_billet_account_id, bank_billet_id, idempotency_key, credit_day,
  amount_cents, reasons)
select * from unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[], $5::text[], $6::text[], $7::text[], $8::bigint[], $9::text[])
  as r (list, return_digest, line, bank_billet_account_id, bank_billet_id, idempotency_key, credit_day, amount_cents, reasons)
on conflict do nothing;

-- name: clear_totals
-- digest
delete from return_totals where return_digest = $1;

-- name: add_totals
-- rows
insert into return_totals (return_digest, bank_billet_account_id, credit_day, records, amount_cents)
select * from unnest($1::text[], $2::bigint[], $3::text[], $4::bigint[], $5::bigint[]) as r (return_digest, bank_billet_account_id,
  credit_day, records, amount_cents);

-- name: balance
select coalesce(sum(amount_cents)::bigint, 0) as cents from bookings where undone_at is null;

-- name: wallet_of_booking
-- key
select bank_billet_account_id from bookings where idempotency_key = $1;

-- name: undo
-- key, time, reason
update bookings set undone_at = $2, undone_reason = $3 where idempotency_key = $1 and undone_at is null
returning bank_billet_id, position, previous_status, status;

-- name: next_booking
-- slip, position. The next booking of the slip that is not undone.
select position from bookings where bank_billet_id = $1 and position > $2 and undone_at is null
order by position limit 1;

-- name: set_previous_status
-- position, status
update bookings set previous_status = $2 where position = $1;

-- name: restore_status
-- slip, status, status before
update slips set status = $3 where id = $1 and status = $2;

-- name: needs_review
select idempotency_key, bank_billet_id, return_digest, line, amount_cents, reasons from reviews where decision is null
order by idempotency_key;

-- name: unmatched
-- Records without a slip, until a person has undone their booking.
select l.return_digest, l.line, l.idempotency_key, l.amount_cents, l.reasons, b.position is not null as is_booked
from listed_records l left join bookings b on b.return_digest = l.return_digest and b.line = l.line
where l.list = 'unmatched' and b.undone_at is null order by l.return_digest, l.line;

-- name: duplicates
-- Records of other returns that were booked before, with the return that was booked.
select l.return_digest, l.line, l.idempotency_key, l.bank_billet_id, l.amount_cents, b.return_digest as booked_digest, b.line as booked_line
from listed_records l left join bookings b on b.idempotency_key = l.idempotency_key
where l.list = 'duplicates' order by l.return_digest, l.line;

-- name: different_amounts
-- Payments that differ from the amount owed, with the codes of the charges that differ.
select l.return_digest, l.line, l.idempotency_key, l.bank_billet_id, b.amount_cents, l.reasons
from listed_records l join bookings b on b.idempotency_key = l.idempotency_key
where l.list = 'different_amounts' and b.undone_at is null order by b.position;

-- name: paid_again
-- Payments of slips that were paid already: the payer has a credit.
select l.return_digest, l.line, l.idempotency_key, l.bank_billet_id, b.amount_cents, l.reasons
from listed_records l join bookings b on b.idempotency_key = l.idempotency_key
where l.list = 'paid_again' and b.undone_at is null order by b.position;

-- name: paid_after_write_off
-- Payments of slips that were written off.
select l.return_digest, l.line, l.idempotency_key, l.bank_billet_id, b.amount_cents, l.reasons
from listed_records l join bookings b on b.idempotency_key = l.idempotency_key
where l.list = 'paid_after_write_off' and b.undone_at is null order by b.position;

-- name: partial_payments
-- Slips that are paid in part: all partial payments so far.
select l.bank_billet_id, count(*) as count, sum(b.amount_cents)::bigint as amount_cents
from listed_records l join bookings b on b.idempotency_key = l.idempotency_key join slips s on s.id = l.bank_billet_id
where l.list = 'partial_payments' and b.undone_at is null and s.status <> 'paid'
group by l.bank_billet_id order by l.bank_billet_id;

-- name: closing
-- first and last day. What the files move, by wallet and credit day, and where it is; an empty day is not known.
select bank_billet_account_id, credit_day, sum(files)::bigint as files, sum(booked)::bigint as booked, sum(undone)::bigint as undone,
  sum(not_booked)::bigint as not_booked, sum(waiting)::bigint as waiting, sum(repeated)::bigint as repeated,
  sum(without_wallet)::bigint as without_wallet,
  sum(files - booked - undone - not_booked - waiting - repeated - without_wallet)::bigint as difference
from (
  select bank_billet_account_id, credit_day,
    amount_cents as files, 0 as booked, 0 as undone, 0 as not_booked, 0 as waiting, 0 as repeated, 0 as without_wallet
  from return_totals where credit_day between $1 and $2
  union all
  select bank_billet_account_id, credit_day, 0, case when undone_at is null then coalesce(amount_cents, 0) else 0 end,
    case when undone_at is null then 0 else coalesce(amount_cents, 0) end, coalesce(file_cents, 0) - coalesce(amount_cents, 0), 0, 0, 0
  from bookings where credit_day between $1 and $2
  union all
  select bank_billet_account_id, credit_day, 0, 0, 0, 0, coalesce(amount_cents, 0), 0, 0
  from reviews where decision is null and credit_day between $1 and $2
  union all
  select bank_billet_account_id, credit_day, 0, 0, 0, 0, 0, coalesce(amount_cents, 0), 0
  from listed_records where list = 'duplicates' and credit_day between $1 and $2
  union all
  select bank_billet_account_id, credit_day, 0, 0, 0, 0, 0, 0, coalesce(amount_cents, 0)
  from listed_records where list = 'unmatched' and bank_billet_account_id is null and credit_day between $1 and $2
) as moved
group by bank_billet_account_id, credit_day order by credit_day, bank_billet_account_id;
