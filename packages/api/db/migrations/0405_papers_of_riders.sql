-- When an operator has seen the papers of a rider, and who (DEL-01). No foreign key: it outlives the account.
alter table delivery_men add column if not exists papers_seen_at timestamptz, add column if not exists papers_seen_by integer;
