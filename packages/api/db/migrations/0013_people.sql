-- Customers, what proves who they are, and what belongs to them.
create table customers (
  id integer generated always as identity primary key,
  f_name text not null default '',
  l_name text not null default '',
  -- Lower case.
  email text,
  -- In international form, such as +2348030000000.
  phone text,
  is_email_verified boolean not null default false,
  is_phone_verified boolean not null default false,
  image text,
  -- argon2id with its parameters; null for who never set one.
  password_hash text,
  is_active boolean not null default true,
  ref_code text not null unique,
  referred_by integer references customers,
  -- When the account was removed: nothing personal is left in the row.
  removed_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index customers_by_email on customers (email);
create unique index customers_by_phone on customers (phone);

-- One identity at a provider belongs to one customer [AUTH-108].
create table identities (
  issuer text not null,
  subject text not null,
  customer_id integer not null references customers on delete cascade,
  created_at timestamptz not null default now(),
  primary key (issuer, subject)
);
create index identities_of_customer on identities (customer_id);

create table sessions (
  id bigint generated always as identity primary key,
  -- The token itself is with the customer alone.
  token_hash text not null unique,
  customer_id integer not null references customers on delete cascade,
  -- What the customer sees in the list of sessions.
  device text not null default '',
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);
create index sessions_of_customer on sessions (customer_id);

-- A sign-in on its way: what has been proved so far, and the code that was sent. A ticket names it.
create table sign_ins (
  id bigint generated always as identity primary key,
  ticket_hash text not null unique,
  login_type text not null check (login_type in ('manual', 'otp', 'social', 'reset', 'profile')),
  -- Whose account it will be, once known.
  customer_id integer references customers on delete cascade,
  phone text,
  email text,
  is_phone_proved boolean not null default false,
  is_email_proved boolean not null default false,
  -- Of a provider, once its token has been checked.
  issuer text,
  subject text,
  name text not null default '',
  code_hash text,
  code_medium text check (code_medium in ('phone', 'email')),
  code_sent_at timestamptz,
  codes_sent smallint not null default 0,
  -- Guesses at the code that stands.
  guesses smallint not null default 0,
  created_at timestamptz not null default now()
);
create index sign_ins_by_phone on sign_ins (phone, created_at desc);
create index sign_ins_by_email on sign_ins (email, created_at desc);
create index sign_ins_by_age on sign_ins (created_at);

create table addresses (
  id integer generated always as identity primary key,
  customer_id integer not null references customers on delete cascade,
  address_type text not null check (address_type in ('home', 'office', 'other')),
  address_label text not null default '',
  address text not null,
  contact_person_name text not null,
  contact_person_number text not null,
  house text not null default '',
  floor text not null default '',
  road text not null default '',
  landmark text not null default '',
  directions text not null default '',
  additional_information text not null default '',
  lat double precision not null,
  lng double precision not null,
  created_at timestamptz not null default now()
);
create index addresses_of_customer on addresses (customer_id, id);

create table wishes (
  customer_id integer not null references customers on delete cascade,
  item_id integer references items on delete cascade,
  store_id integer references stores on delete cascade,
  created_at timestamptz not null default now(),
  check ((item_id is null) <> (store_id is null))
);
create unique index wishes_of_items on wishes (customer_id, item_id) where item_id is not null;
create unique index wishes_of_stores on wishes (customer_id, store_id) where store_id is not null;

create table interests (
  customer_id integer not null references customers on delete cascade,
  module_id integer not null references modules on delete cascade,
  category_id integer not null references categories on delete cascade,
  primary key (customer_id, module_id, category_id)
);

-- What the demo would have sent: the outbox page shows it.
create table demo_post (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('sms', 'mail', 'push')),
  recipient text not null,
  subject text not null default '',
  body text not null,
  created_at timestamptz not null default now()
);
