-- The store is warned when fewer pieces are left than this (STO-064); null never.
alter table items add column low_mark integer;
