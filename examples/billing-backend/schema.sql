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
  data text not null
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
  bank_billet_account_id integer references wallets (id),
  bank_billet_id text references slips (id),
  date text,
  -- Payments above zero, reversals below; null if the bank does not send the amount.
  amount_cents bigint,
  events text not null
);
