-- Each migration that knows a further kind of journal leaves out reading all journals; this one reads them once.
-- In steps, so that no order waits (docs/upgrading.md).

-- step
alter table journals validate constraint journals_kind_check;
