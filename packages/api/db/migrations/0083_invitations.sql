-- Invitations to work for a store, or as an operator. A link opens one, once.
create table invitations (
  id integer generated always as identity primary key,
  -- SHA-256 of the secret in the link.
  token_hash text not null unique,
  -- Null for the market itself.
  store_id integer references stores on delete cascade,
  -- The role in the store; operators have `roles` and `zone_ids`, null for all zones.
  role text check (role in ('owner', 'manager', 'counter', 'kitchen', 'pharmacist', 'bookkeeper')),
  roles text[] check (
    cardinality(roles) > 0
    and roles <@ array['owner', 'lead', 'dispatcher', 'support', 'catalogue', 'marketing', 'finance']
  ),
  zone_ids integer[] check (cardinality(zone_ids) > 0),
  -- An e-mail address in lower case, or a phone number in international form.
  contact text not null,
  invited_by integer not null references customers on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  withdrawn_at timestamptz,
  check ((store_id is null) = (role is null) and (role is null) <> (roles is null))
);
create index open_invitations on invitations (store_id, id) where accepted_at is null and withdrawn_at is null;
create index invitations_by_inviter on invitations (invited_by);
