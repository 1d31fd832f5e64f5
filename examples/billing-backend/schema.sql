-- SQLite and PostgreSQL. Money is integer cents. `data` is JSON of the library's types.
create table if not exists wallets (
  id integer primary key,
  data text not null,
  -- Changed first in every transaction of the wallet, which locks it: its files are booked and built one after another.
  version integer not null default 0
);

create table if not exists slips (
  id text primary key,
  bank_billet_account_id integer not null references wallets (id),
  our_number text,
  processed_our_number_raw text,
  status text not null,
  registered_at text,
  data text not null,
  -- Fine, interest and discounts as the remittances carried them: JSON of `charges_sent`.
  charges_sent text
);
create index if not exists slips_of_wallet on slips (bank_billet_account_id);

create table if not exists remittances (
  id text primary key,
  bank_billet_account_id integer not null references wallets (id),
  filename text not null,
  -- One character for each byte.
  content text not null
);

-- Instructions to the bank, in the order of `position`; pending without a remittance.
create table if not exists instructions (
  id text primary key,
  bank_billet_id text not null references slips (id),
  position integer not null,
  data text not null,
  remittance_id text references remittances (id)
);

-- Records of returns. The primary key is the guard against booking a record twice.
create table if not exists bookings (
  idempotency_key text primary key,
  -- The sum by title decides what a returned cheque undoes.
  title_key text,
  bank_billet_account_id integer references wallets (id),
  bank_billet_id text references slips (id),
  date text,
  -- Payments above zero, reversals below; null if the bank does not send the amount.
  amount_cents bigint,
  -- Lists of the settlement that have the record: `paid_again`, `paid_after_write_off`.
  lists text not null default '',
  events text not null
);
create index if not exists bookings_of_title on bookings (title_key);

-- Returns with payments that wait for a person. One character for each byte.
create table if not exists returns (
  id text primary key,
  content text not null
);

-- Payments and reversals that a person must check before they are booked.
create table if not exists reviews (
  idempotency_key text primary key,
  title_key text,
  bank_billet_id text references slips (id),
  return_id text not null references returns (id),
  line integer not null,
  -- What the file says; null if it has no amount.
  amount_cents bigint,
  reasons text not null,
  -- `booked` or `dropped`; null while it waits.
  decision text
);
create index if not exists reviews_of_title on reviews (title_key);
