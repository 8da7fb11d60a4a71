-- What an account will be made of, once the code that was sent for it has come back.
alter table sign_ins
  add column password_hash text,
  add column referred_by integer references customers on delete set null,
  -- Looks like any other to its caller, but no code opens it: the contact belongs to somebody, who has been told.
  add column is_decoy boolean not null default false,
  -- 'Is It You?' was answered with no: the account will be a separate one.
  add column is_separate boolean not null default false,
  -- 'Is It You?' was answered with yes.
  add column is_claimed boolean not null default false,
  -- A code has proved a contact in this very run.
  add column is_code_proved boolean not null default false,
  -- The row stays for a day, because limits count what was sent; its ticket is worth nothing any more.
  add column finished_at timestamptz;

-- The history of a demo market names customers by low numbers; nobody who signs up becomes one of them.
alter table customers alter column id restart with 10000001;

-- Failed sign-ins by what was typed and from where; each of them slows the next one down.
create table login_failures (
  -- A hash of the e-mail address or the phone number, whether or not somebody has it.
  account text not null,
  address text not null,
  failures integer not null default 1,
  failed_at timestamptz not null default now(),
  primary key (account, address)
);
create index login_failures_by_age on login_failures (failed_at);
