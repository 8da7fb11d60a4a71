-- Passkeys: a second factor of operators and store owners beside authenticator apps.

create table passkeys (
  id integer generated always as identity primary key,
  customer_id integer not null references customers on delete cascade,
  name text not null,
  -- As the authenticator names it, in base64url.
  credential_id text not null unique,
  public_key bytea not null,
  -- How often the authenticator has signed, where it counts; it only grows.
  sign_count bigint not null,
  transports text[] not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkeys_of_customer on passkeys (customer_id);

-- What a session is asked to sign. Each is good once; a new one replaces the former.
create table passkey_challenges (
  session_id bigint not null references sessions on delete cascade,
  purpose text not null check (purpose in ('add', 'prove')),
  challenge text not null,
  made_at timestamptz not null,
  primary key (session_id, purpose)
);
