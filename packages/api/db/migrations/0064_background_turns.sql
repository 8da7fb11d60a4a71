-- Work that one node does for all of them from time to time: when it was done last.
create table background_turns (
  name text primary key,
  taken_at timestamptz not null
);
