import { sql } from 'kysely';
import type { AuditLine } from 'market/access/access-audit.contract';
import { maxCounted } from 'market/calls/endpoint';
import type { Connection } from '#api/db/connection.ts';
import { customerKey } from '#api/db/shopper-keys.ts';
import type { Slice } from '#api/http/list-pages.ts';

/** A line of the audit log with its link in the chain. */
export interface AuditLineRow extends Omit<AuditLine, 'made_at'> {
  made_at: Date;
}

/** Which lines are wanted; null for all. */
export interface AuditFilter {
  person: string | null;
  subjects: readonly string[] | null;
  action: string | null;
  reason: string | null;
  storeId: number | null;
  from: Date | null;
  until: Date | null;
  /** Lines of stores in these zones, and those of this account. */
  within: { zoneIds: readonly number[]; accountId: number } | null;
}

const containsPattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

function wantedBy({ person, subjects, action, reason, storeId, from, until, within }: AuditFilter) {
  const name = person === null ? null : containsPattern(person);
  const number = person !== null && /^\d{1,9}$/.test(person) ? Number(person) : null;
  const start = action === null ? null : `${action.replace(/[\\%_]/g, '\\$&')}%`;
  const zoneIds = within?.zoneIds ?? null;
  return sql`(${name}::text is null or l.account_id = ${number}::int or l.account_id in (
      select id from customers where f_name || ' ' || l_name ilike ${name}::text))
    and (${subjects}::text[] is null or l.subject = any (${subjects}::text[]))
    and (${start}::text is null or l.action like ${start}::text)
    and (${reason}::text is null or l.reason ilike ${reason === null ? null : containsPattern(reason)}::text)
    and (${storeId}::int is null or l.store_id = ${storeId}::int)
    and (${from}::timestamptz is null or l.made_at >= ${from}::timestamptz)
    and (${until}::timestamptz is null or l.made_at < ${until}::timestamptz)
    and (${zoneIds}::int[] is null or l.account_id = ${within?.accountId ?? null}::int
      or l.store_id in (select id from stores where zone_id = any (${zoneIds}::int[])))`;
}

/** Returns lines of the audit log, newest first. */
export async function auditLines(db: Connection, filter: AuditFilter, { limit, skip }: Slice): Promise<AuditLineRow[]> {
  const { rows } = await sql<AuditLineRow>`
    select l.id, l.made_at, l.account_id, coalesce(trim(c.f_name || ' ' || c.l_name), '') as person, l.audience,
      case when s.id is null then null else jsonb_build_object('id', s.id, 'name', s.name) end as store,
      l.device, l.request_id, l.action, l.subject, l.before, l.after, l.reason, l.salt is null as is_erased,
      encode(k.hash, 'hex') as hash
    from audit_lines l join audit_links k on k.line_id = l.id
    left join customers c on c.id = l.account_id left join stores s on s.id = l.store_id
    where ${wantedBy(filter)}
    order by l.id desc limit ${limit}::int offset ${skip}::int`.execute(db);
  return rows;
}

/** Returns how many lines a filter finds, counted no further than lists count. */
export async function countAuditLines(db: Connection, filter: AuditFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select from audit_lines l where ${wantedBy(filter)} limit ${maxCounted}::int) found`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Returns the names of all actions in the log; reads one entry of the index for each. */
export async function auditActions(db: Connection): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`
    with recursive named as (
      select min(action) as action from audit_lines
      union all
      select (select min(action) from audit_lines where action > named.action) from named where named.action is not null
    ) select action from named where action is not null order by action`.execute(db);
  return rows.map(({ action }) => action);
}

/**
 * Takes what lines about a person say out of the audit log: about the account, its courier, and invitations to its
 * contacts. Who did what and when stays, and the chain holds. Call it while the invitations are there.
 */
export async function eraseAuditContent(
  db: Connection,
  customerId: number,
  contacts: readonly string[],
): Promise<void> {
  await sql`
    update audit_lines set salt = null, before = null, after = null, reason = null
    where salt is not null and subject in (
      select ${customerKey(customerId)}
      union select 'courier:' || id from delivery_men where customer_id = ${customerId}
      union select 'invitation:' || id from invitations where contact = any (${contacts}))`.execute(db);
}

/** Deletes the lines of days that ended 24 months ago; how many they were and the hash of the day stay. */
export async function deleteOldAuditLines(db: Connection): Promise<void> {
  await sql`
    with ended as (
      select day from audit_days where cleared_at is null and day < (now() - interval '24 months 2 days')::date
    ), gone as (
      delete from audit_links where day in (select day from ended) returning line_id
    ), deleted as (
      delete from audit_lines where id in (select line_id from gone)
    )
    update audit_days set cleared_at = now() where day in (select day from ended)`.execute(db);
}
