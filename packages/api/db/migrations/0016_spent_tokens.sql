-- Tokens of providers that have been used, until they are too old anyway: what somebody took on its way opens nothing.
create table spent_tokens (
  mark text not null,
  -- The second step may bring the token of the first one again, once.
  step text not null check (step in ('login', 'register')),
  expires_at timestamptz not null,
  primary key (mark, step)
);
create index spent_tokens_by_age on spent_tokens (expires_at);
