-- Rises with every line that is added or changed: whoever decided on an older cart looks again, so two tabs take turns.
alter table carts add column version integer not null default 1;
