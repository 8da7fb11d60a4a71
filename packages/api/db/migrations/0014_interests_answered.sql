-- In which modules a customer has answered the question of interests; 'none' is an answer too.
create table interests_answered (
  customer_id integer not null references customers on delete cascade,
  module_id integer not null references modules on delete cascade,
  answered_at timestamptz not null default now(),
  primary key (customer_id, module_id)
);
