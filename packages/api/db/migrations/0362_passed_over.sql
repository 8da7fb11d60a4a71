-- Why the other couriers of a round were not asked, for them to read (DEL-13). Null before, and where no offer was made.
alter table dispatch_rounds add column passed_over jsonb;
