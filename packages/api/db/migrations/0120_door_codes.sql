-- Wrong codes that couriers have typed at a door. The same code that is typed or sent again is one.
create table door_code_tries (
  order_id text not null references orders,
  code text not null check (code ~ '^[0-9]{4}$'),
  made_at timestamptz not null,
  primary key (order_id, code)
);

-- When the right code was typed, and when an operator let the order go without it.
alter table delivery_attempts add column code_proved_at timestamptz;
alter table delivery_attempts add column code_waived_at timestamptz;
