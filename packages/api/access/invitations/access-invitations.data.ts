import { sql } from 'kysely';
import type { OperatorRole, StoreRole } from 'market/access/access.contract';
import type { Connection } from '#api/db/connection.ts';

/** The place of an invitation: to a store with a role, or to the market with roles and zones. */
export type Invited =
  | { storeId: number; role: StoreRole; roles: null; zoneIds: null }
  | { storeId: null; role: null; roles: OperatorRole[]; zoneIds: number[] | null };

export interface NewInvitation {
  tokenHash: string;
  to: Invited;
  contact: string;
  invitedBy: number;
  at: Date;
  expiresAt: Date;
}

export interface InvitationRow {
  id: number;
  store_id: number | null;
  role: StoreRole | null;
  roles: OperatorRole[] | null;
  zone_ids: number[] | null;
  contact: string;
  invited_by_id: number;
  /** The name of the person. */
  invited_by: string;
  store_name: string | null;
  created_at: Date;
  expires_at: Date;
}

/** What an invitation gives: a role in a store, or roles of an operator and their zones, null for all. */
export type GivenAccess = Pick<InvitationRow, 'role' | 'roles' | 'zone_ids'>;

const columns = sql`i.id, i.store_id, i.role, i.roles, i.zone_ids, i.contact, i.invited_by as invited_by_id,
  trim(c.f_name || ' ' || c.l_name) as invited_by, s.name as store_name, i.created_at, i.expires_at`;
const tables = sql`invitations i join customers c on c.id = i.invited_by left join stores s on s.id = i.store_id`;
const isOpen = (at: Date) => sql`i.accepted_at is null and i.withdrawn_at is null and i.expires_at > ${at}`;

/** Returns the open invitations of a store, or with null of the market, newest first. */
export async function openInvitations(db: Connection, storeId: number | null, at: Date): Promise<InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`
    select ${columns} from ${tables}
    where i.store_id is not distinct from ${storeId} and ${isOpen(at)} order by i.id desc`.execute(db);
  return rows;
}

/** Locks the open invitation of a token and returns it; undefined where it is over or was never made. */
export async function lockInvitation(db: Connection, tokenHash: string, at: Date): Promise<InvitationRow | undefined> {
  const { rows } = await sql<InvitationRow>`
    select ${columns} from ${tables} where i.token_hash = ${tokenHash} and ${isOpen(at)} for update of i`.execute(db);
  return rows[0];
}

/** Writes an invitation and returns it. */
export async function insertInvitation(db: Connection, invitation: NewInvitation): Promise<InvitationRow> {
  const { tokenHash, to, contact, invitedBy, at, expiresAt } = invitation;
  await sql`
    insert into invitations (token_hash, store_id, role, roles, zone_ids, contact, invited_by, created_at, expires_at)
    values (${tokenHash}, ${to.storeId}, ${to.role}, ${to.roles}, ${to.zoneIds}, ${contact}, ${invitedBy}, ${at},
      ${expiresAt})`.execute(db);
  const written = await lockInvitation(db, tokenHash, at);
  if (!written) throw new Error('An invitation was over before it was written');
  return written;
}

/** Ends the open invitations of a contact to a store, or with null to the market; returns what they would have given. */
export async function withdrawFromContact(
  db: Connection,
  storeId: number | null,
  contact: string,
  at: Date,
): Promise<GivenAccess[]> {
  const { rows } = await sql<GivenAccess>`
    update invitations i set withdrawn_at = ${at}
    where i.store_id is not distinct from ${storeId} and i.contact = ${contact} and ${isOpen(at)}
    returning i.role, i.roles, i.zone_ids`.execute(db);
  return rows;
}

/** Ends an open invitation; returns what it would have given, undefined where it is over or of another store. */
export async function withdrawInvitation(
  db: Connection,
  { id, storeId, at }: { id: number; storeId: number | null; at: Date },
): Promise<GivenAccess | undefined> {
  const { rows } = await sql<GivenAccess>`
    update invitations i set withdrawn_at = ${at}
    where i.id = ${id} and i.store_id is not distinct from ${storeId} and ${isOpen(at)}
    returning i.role, i.roles, i.zone_ids`.execute(db);
  return rows[0];
}

/** Ends the open invitations that a person has sent for a store, or with null for the market [SEAT-22]. */
export async function withdrawSentBy(db: Connection, storeId: number | null, customerId: number, at: Date) {
  await sql`
    update invitations i set withdrawn_at = ${at}
    where i.store_id is not distinct from ${storeId} and i.invited_by = ${customerId} and ${isOpen(at)}`.execute(db);
}

export async function markAccepted(db: Connection, id: number, at: Date): Promise<void> {
  await sql`update invitations set accepted_at = ${at} where id = ${id}`.execute(db);
}

/** Returns whether a proved contact belongs to a member of a store, or with null to an operator. */
export async function isContactOfStaff(db: Connection, storeId: number | null, contact: string): Promise<boolean> {
  const { rows } = await sql<{ isKnown: boolean }>`
    select exists (
      select from customers c
      where ((c.email = ${contact} and c.is_email_verified) or (c.phone = ${contact} and c.is_phone_verified))
        and case when ${storeId}::int is null then exists (select from operators where customer_id = c.id)
          else exists (select from store_members where customer_id = c.id and store_id = ${storeId}) end
    ) as "isKnown"`.execute(db);
  return rows[0]?.isKnown ?? false;
}

/** Locks what an invitation leads to, so that two invitations or acceptances wait for each other. */
export async function lockTeam(db: Connection, storeId: number | null): Promise<void> {
  if (storeId === null) await sql`lock table operators in share row exclusive mode`.execute(db);
  else await sql`select from stores where id = ${storeId} for no key update`.execute(db);
}
