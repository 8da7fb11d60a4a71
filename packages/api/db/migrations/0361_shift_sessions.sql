-- The phone on which a shift runs: a second one takes it over (DEL-38). Null is any.
alter table delivery_men add column shift_session_id integer references sessions (id) on delete set null;
-- For the sessions that are deleted.
create index delivery_men_by_session on delivery_men (shift_session_id) where shift_session_id is not null;
