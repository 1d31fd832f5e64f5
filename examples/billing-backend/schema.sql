-- SQLite and PostgreSQL. Money is integer cents (`bigint`). `data` is JSON of the library's types. Days are `YYYY-MM-DD`.
-- In SQLite, `bigint generated always as identity primary key` is `integer primary key` (see `database.ts`); in MySQL, it is
-- `bigint auto_increment primary key`.

create table if not exists wallets (
  id bigint primary key,
  data text not null
);

create table if not exists slips (
  id text primary key,
  bank_billet_account_id bigint not null references wallets (id),
  our_number text,
  processed_our_number_raw text,
  status text not null,
  registered_at text,
  data text not null,
  -- Fine, interest and discounts as the remittances carried them: JSON of `charges_sent`.
  charges_sent text
);
-- No two slips of a wallet have one nosso número: a payment would be of both.
create unique index if not exists slips_of_number on slips (bank_billet_account_id, our_number);

-- The match keys of the slips (`matchKeysOf`), by which a return finds them.
create table if not exists slip_keys (
  match_key text not null,
  bank_billet_id text not null references slips (id),
  primary key (match_key, bank_billet_id)
);
create index if not exists keys_of_slip on slip_keys (bank_billet_id);

create table if not exists remittances (
  id text primary key,
  bank_billet_account_id bigint not null references wallets (id),
  filename text not null,
  content bytea not null
);

-- Instructions to the bank, in the order of `position`; pending without a remittance.
create table if not exists instructions (
  position bigint generated always as identity primary key,
  bank_billet_id text not null references slips (id),
  bank_billet_account_id bigint not null references wallets (id),
  data text not null,
  remittance_id text references remittances (id)
);
create index if not exists pending_instructions on instructions (bank_billet_account_id, remittance_id, position);

-- Returns as they were received.
create table if not exists returns (
  -- SHA-256 of the content, in hexadecimal.
  digest text primary key,
  filename text not null,
  content bytea not null,
  received_at text not null,
  -- The order of the bank: the day of the file, and its number; empty, and zero, if the file has none.
  generated_at text not null,
  file_number bigint not null,
  -- Null until its records are booked.
  booked_at text,
  -- A payment of an earlier file has been booked later, and a reversal of this file may undo it: the file has to be settled again.
  reopened_at text
);
create index if not exists returns_to_book on returns (booked_at, generated_at, file_number);

-- The wallets of a return: its file is booked in the order of the bank among their files.
create table if not exists return_wallets (
  bank_billet_account_id bigint not null references wallets (id),
  return_digest text not null references returns (digest),
  primary key (bank_billet_account_id, return_digest)
);
create index if not exists wallets_of_return on return_wallets (return_digest);

-- The returns that have a wallet in common, with themselves, too.
create view related_returns as
select own.return_digest as digest, other.return_digest as related_digest
from return_wallets own join return_wallets other on other.bank_billet_account_id = own.bank_billet_account_id;

-- Records of returns, in the order of `position`. Two guards against booking a record twice: its key, and its line of the file.
create table if not exists bookings (
  position bigint generated always as identity primary key,
  idempotency_key text not null unique,
  -- The sum by title decides what a returned cheque undoes.
  title_key text,
  bank_billet_account_id bigint not null references wallets (id),
  bank_billet_id text references slips (id),
  return_digest text not null references returns (digest),
  line integer not null,
  -- Day of the credit, or of the debit of a reversal; empty if the bank does not send it.
  credit_day text not null,
  -- Day of the payment or reversal; empty if the bank does not send it.
  movement_day text not null,
  -- Payments above zero, reversals below; null if the bank does not send the amount. Zero for other records.
  amount_cents bigint,
  -- What the file itself has; it differs if a person, or the slip, has decided the amount.
  file_cents bigint,
  -- Status of the slip before and after.
  previous_status text,
  status text,
  events text not null,
  -- A person has undone it. Its key stays: the file does not book it again.
  undone_at text,
  undone_reason text,
  unique (return_digest, line),
  check ((undone_at is null) = (undone_reason is null)),
  check (undone_reason <> '')
);
create index if not exists bookings_of_title on bookings (title_key);
create index if not exists bookings_of_slip on bookings (bank_billet_id, position);
create index if not exists bookings_of_day on bookings (credit_day, bank_billet_account_id);

-- Payments and reversals that a person must check before they are booked.
create table if not exists reviews (
  idempotency_key text primary key,
  title_key text,
  bank_billet_account_id bigint not null references wallets (id),
  bank_billet_id text references slips (id),
  return_digest text not null references returns (digest),
  line integer not null,
  credit_day text not null,
  movement_day text not null,
  -- What the file says; null if it has no amount.
  amount_cents bigint,
  reasons text not null,
  -- Null while it waits.
  decision text check (decision in ('booked', 'dropped')),
  -- A payment that the reversal may undo has been booked later: it may be sure when its file is settled again. Null after that.
  reopened_at text,
  unique (return_digest, line)
);
create index if not exists reviews_of_title on reviews (title_key);
create index if not exists reviews_of_day on reviews (credit_day);
create index if not exists reopened_reviews on reviews (reopened_at);

-- The other lists of a settlement: the records that need attention.
create table if not exists listed_records (
  list text not null
    check (list in ('unmatched', 'duplicates', 'different_amounts', 'paid_again', 'paid_after_write_off', 'partial_payments')),
  return_digest text not null references returns (digest),
  line integer not null,
  bank_billet_account_id bigint references wallets (id),
  bank_billet_id text references slips (id),
  idempotency_key text not null,
  credit_day text not null,
  amount_cents bigint,
  -- Why the record is in the list: codes, separated by blanks.
  reasons text not null,
  primary key (list, return_digest, line)
);
create index if not exists listed_of_day on listed_records (list, credit_day);

-- What each return moves by credit day and wallet, added up from the file alone. `closing` compares it with the bookings.
create table if not exists return_totals (
  return_digest text not null references returns (digest),
  -- Null for records without a wallet.
  bank_billet_account_id bigint references wallets (id),
  credit_day text not null,
  records integer not null,
  amount_cents bigint not null
);
create index if not exists totals_of_return on return_totals (return_digest);
create index if not exists totals_of_day on return_totals (credit_day);
