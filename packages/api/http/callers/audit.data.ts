import { sql } from 'kysely';
import type { Connection } from '#api/db/connection.ts';

/** What a person of the staff has done, as the audit log keeps it [SEAT-11] [SEAT-31]. */
export interface AuditLine {
  accountId: number;
  audience: 'vendor' | 'courier' | 'operator';
  /** The store that the person worked for; null for couriers and operators. */
  storeId: number | null;
  requestId: string;
  device: string;
  /** What was done, such as `member.role`. */
  action: string;
  /** What it was done to, such as `customer:12`. */
  subject: string;
  before: object | null;
  after: object | null;
  reason: string | null;
}

/** Appends a line to the audit log. The database refuses to change or delete one. */
export async function insertAuditLine(db: Connection, line: AuditLine): Promise<void> {
  await sql`
    insert into audit_lines (account_id, audience, store_id, request_id, device, action, subject, before, after, reason)
    values (${line.accountId}, ${line.audience}, ${line.storeId}, ${line.requestId}, ${line.device}, ${line.action},
      ${line.subject}, ${line.before && JSON.stringify(line.before)}::jsonb,
      ${line.after && JSON.stringify(line.after)}::jsonb, ${line.reason})`.execute(db);
}
