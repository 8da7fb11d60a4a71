-- What operators note about alarms of running orders; an alarm itself is worked out when it is read, and ends by itself.
create table alarm_notes (
  order_id text not null references orders,
  kind text not null,
  -- The account of the operator who looks after it. No foreign key: a note outlives the account.
  taken_by integer,
  put_off_until timestamptz,
  put_off_reason text,
  primary key (order_id, kind)
);
