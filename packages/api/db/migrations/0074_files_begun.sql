-- Files that are stored before the change that names them is committed. The row goes in that change; one that stays says
-- that nothing names its file.
create table files_begun (
  name text primary key,
  begun_at timestamptz not null default now()
);
