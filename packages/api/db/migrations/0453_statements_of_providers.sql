-- Statements of payment providers, and how they differ from the payments here (OPS-077).

-- step
create table if not exists payment_statements (
  id integer primary key generated always as identity,
  provider text not null,
  currency char(3) not null,
  first_day date not null,
  last_day date not null,
  file_name text not null,
  -- SHA-256 of the file.
  checksum text not null,
  line_count integer not null,
  same_count integer not null,
  -- The account of the operator. No foreign key: a statement outlives it.
  made_by integer not null,
  made_at timestamptz not null,
  check (first_day <= last_day),
  unique (provider, checksum)
);

-- step
create table if not exists payment_statement_lines (
  statement_id integer not null references payment_statements on delete cascade,
  line integer not null,
  reference text not null,
  -- Of the currency of the statement: some have three decimals.
  thousandths bigint not null check (thousandths > 0),
  day date not null,
  payment_id text references payments,
  primary key (statement_id, line)
);
create index if not exists payment_statement_lines_of_payment on payment_statement_lines (payment_id)
  where payment_id is not null;

-- step
create table if not exists payment_differences (
  id integer primary key generated always as identity,
  statement_id integer not null references payment_statements on delete cascade,
  kind text not null check (kind in ('missing_here', 'missing_there', 'other_amount', 'other_day')),
  reference text not null,
  -- Of the file; null for a payment that the provider does not list.
  line integer,
  there_thousandths bigint,
  there_day date,
  payment_id text references payments,
  -- The day on which its money came, as it was noted then.
  here_day date,
  answer text,
  answered_by integer,
  answered_at timestamptz,
  -- The later statement that lists the payment.
  found_in integer references payment_statements on delete set null,
  check ((line is null) = (kind = 'missing_there')),
  check ((answer is null) = (answered_by is null) and (answer is null or answered_at is not null))
);
create index if not exists payment_differences_of_statement on payment_differences (statement_id);
create index if not exists payment_differences_of_reference on payment_differences (reference);
create index if not exists payment_differences_of_payment on payment_differences (payment_id)
  where payment_id is not null;
create index if not exists payment_differences_found_in on payment_differences (found_in) where found_in is not null;
create index if not exists payment_differences_open on payment_differences (id) where answered_at is null;
