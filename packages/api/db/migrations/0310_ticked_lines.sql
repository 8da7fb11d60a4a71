-- What a kitchen has ticked of a line: 0 is the line itself, then come its options and add-ons.
alter table order_lines add column ticked integer[] not null default '{}';
