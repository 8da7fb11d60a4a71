-- What proves a person beside the password: authenticator apps, and codes for the day on which the phone is lost.
create table second_factors (
  id bigint generated always as identity primary key,
  customer_id integer not null references customers on delete cascade,
  name text not null,
  -- In base32, as the authenticator app has it.
  secret text not null,
  created_at timestamptz not null default now(),
  -- Null until a first code has shown that the app has the secret.
  confirmed_at timestamptz,
  used_at timestamptz,
  -- The 30 seconds of the last code that was accepted: a code is good once.
  last_step bigint not null default 0
);
create index second_factors_of_customer on second_factors (customer_id);

create table recovery_codes (
  customer_id integer not null references customers on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (customer_id, code_hash)
);

-- Wrong codes in a row; some of them lock for a quarter of an hour.
create table second_factor_guesses (
  customer_id integer primary key references customers on delete cascade,
  failures integer not null,
  failed_at timestamptz not null
);

alter table customers
  -- Since when the account has a second factor; null where it has none.
  add column second_factor_since timestamptz;
alter table sessions
  -- When this session has last proved the second factor.
  add column second_factor_at timestamptz;
