-- Of orders that ended two years ago only the last step stays; the order has the moment of each state.
-- step
alter table retention_horizons drop constraint if exists retention_horizons_part_check;
alter table retention_horizons add constraint retention_horizons_part_check
  check (part in ('messages', 'keys of orders', 'steps of orders'));
