-- One-time links to the set-up of a market that nobody owns yet.
create table setup_links (
  token_hash text primary key,
  expires_at timestamptz not null
);
