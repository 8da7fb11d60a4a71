-- Accounts of the operator: consoles will ask for them, and until then they can do nothing that others cannot.
create table admins (
  customer_id integer primary key references customers on delete cascade,
  made_at timestamptz not null default now()
);

-- How far an import has come, so that one that was cut off goes on there. Gone when it is through.
create table imports (
  kind text not null,
  -- SHA-256 of the file: another file is another import.
  checksum text not null,
  lines_done integer not null,
  changed_at timestamptz not null default now(),
  primary key (kind, checksum)
);
