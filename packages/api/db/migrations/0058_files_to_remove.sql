-- Files of people whose rows are gone already. What names a file is deleted with the rest of a change; the file itself
-- follows, and a server that ends in between leaves it here for the next sweep.
create table files_to_remove (
  name text primary key,
  since timestamptz not null default now()
);
