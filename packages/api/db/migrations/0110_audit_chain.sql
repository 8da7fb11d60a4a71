-- The audit log as a chain of hashes: whoever changes, adds or removes a line breaks it, and `soko invariants` says where.
-- The content of a line enters the chain as a hash with a salt. Content and salt go when the person goes whom the line
-- is about; the chain still holds.
alter table audit_lines
  add column salt uuid,
  add column content_hash bytea;

-- The place of each line in the chain of its day, in the order in which the transactions ended.
create table audit_links (
  line_id bigint primary key,
  day date not null,
  place integer not null,
  hash bytea not null,
  unique (day, place)
);

-- The chain of a day begins with the hash that the day before ended with. Lines are deleted after 24 months; what stays
-- is how many they were, and the hash.
create table audit_days (
  day date primary key,
  first_hash bytea not null,
  last_hash bytea not null,
  lines integer not null,
  -- When the lines of this day were deleted.
  cleared_at timestamptz
);

-- What a line says, in a form that depends on no setting of the session.
create function audit_content_hash(line audit_lines) returns bytea language sql immutable as $$
  select sha256(uuid_send(line.salt)
    || convert_to(jsonb_build_array(line.before, line.after, line.reason)::text, 'UTF8'))
$$;

create function audit_link_hash(previous bytea, line audit_lines) returns bytea language sql immutable as $$
  select sha256(previous || convert_to(jsonb_build_array(line.id,
    (extract(epoch from line.made_at) * 1000000)::bigint, line.account_id, line.audience, line.store_id,
    line.request_id, line.device, line.action, line.subject, encode(line.content_hash, 'hex'))::text, 'UTF8'))
$$;

create function seal_audit_content() returns trigger language plpgsql as $$
begin
  new.salt := gen_random_uuid();
  new.content_hash := audit_content_hash(new);
  return new;
end $$;
create trigger audit_lines_seal before insert on audit_lines for each row execute function seal_audit_content();

-- Runs as the transaction ends, so that the lock is held for the commit alone and no row is locked after it.
create function chain_audit_line() returns trigger language plpgsql as $$
declare
  latest audit_days;
  today date := (clock_timestamp() at time zone 'UTC')::date;
  link bytea;
begin
  perform pg_advisory_xact_lock(hashtextextended('audit chain', 0));
  select * into latest from audit_days order by day desc limit 1;
  -- A clock that went back adds to the latest day.
  today := greatest(today, latest.day);
  if latest.day is distinct from today then
    latest := row(today, coalesce(latest.last_hash, sha256('')), coalesce(latest.last_hash, sha256('')), 0, null);
    insert into audit_days select latest.*;
  end if;
  link := audit_link_hash(latest.last_hash, new);
  insert into audit_links values (new.id, today, latest.lines + 1, link);
  update audit_days set last_hash = link, lines = lines + 1 where day = today;
  return null;
end $$;
create constraint trigger audit_lines_chain after insert on audit_lines
  deferrable initially deferred for each row execute function chain_audit_line();

-- A line stays as it is for 24 months. Its content and the salt may go, all at once.
create or replace function keep_audit_lines() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.made_at < now() - interval '24 months' then return old; end if;
  if tg_op = 'UPDATE' and new.salt is null and new.before is null and new.after is null and new.reason is null
    and (to_jsonb(new) - '{salt,before,after,reason}'::text[]) = (to_jsonb(old) - '{salt,before,after,reason}'::text[])
  then return new; end if;
  raise exception 'Audit lines are never changed, and deleted only after 24 months';
end $$;

-- The lines so far make one chain of one day.
alter table audit_lines disable trigger audit_lines_stay;
update audit_lines set salt = gen_random_uuid();
update audit_lines line set content_hash = audit_content_hash(line);
alter table audit_lines enable trigger audit_lines_stay;
do $$
declare
  line audit_lines;
  link bytea := sha256('');
  place integer := 0;
  today date := (now() at time zone 'UTC')::date;
begin
  for line in select * from audit_lines order by id loop
    link := audit_link_hash(link, line);
    place := place + 1;
    insert into audit_links values (line.id, today, place, link);
  end loop;
  if place > 0 then
    insert into audit_days values (today, sha256(''), link, place, null);
  end if;
end $$;

-- Searches by action and by time.
create index audit_lines_by_action on audit_lines (action, id);
create index audit_lines_by_time on audit_lines (made_at);
