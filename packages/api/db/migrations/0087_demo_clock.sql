-- In a demo the clock of a zone stands still at this minute after midnight, so that its stores are open at any hour.
alter table zones add column demo_minute smallint check (demo_minute between 0 and 1439);
