-- Files of reports that operators make: small ones at once, others in the background (OPS-086).

-- step
create table if not exists report_files (
  id integer primary key generated always as identity,
  customer_id integer not null references customers on delete cascade,
  report text not null,
  first_day date not null,
  last_day date not null,
  -- The zones of the operator then; null for all.
  zone_ids integer[],
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  row_count integer not null,
  made_at timestamptz not null
);
create index if not exists report_files_of_person on report_files (customer_id, id);
create index if not exists report_files_waiting on report_files (id) where state = 'waiting';
create index if not exists report_files_by_age on report_files (made_at);

-- step
create table if not exists report_file_parts (
  file_id integer not null references report_files on delete cascade,
  part integer not null,
  rows jsonb not null,
  primary key (file_id, part)
);
