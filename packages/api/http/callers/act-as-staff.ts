import type { Database, Transaction } from '#api/db/connection.ts';
import { transact } from '#api/db/transact.ts';
import { insertAuditLine } from './audit.data.ts';
import { describeDevice, describeSharedDevice } from './describe-device.ts';
import type { Staff } from './staff.ts';

/** What an action has changed, as the audit log shows it [SEAT-31]. */
export interface AuditedChange {
  /** What was done, such as `member.role`. */
  action: string;
  /** What it was done to, such as `customer:12`. */
  subject: string;
  before?: object;
  after?: object;
  /** What the person gave as the reason. */
  reason?: string;
}

/**
 * Does an action of staff in one transaction, with its line in the audit log: an action that fails leaves neither
 * [SEAT-11]. Whatever staff decides goes through it; only what a device reports by itself, such as a position or that
 * an offer is on the screen, does not.
 */
export function actAsStaff<Result>(
  { db }: { db: Database },
  staff: Staff,
  work: (transaction: Transaction) => Promise<{ result: Result; change: AuditedChange }>,
): Promise<Result> {
  return transact(db, async (transaction) => {
    const { result, change } = await work(transaction);
    await writeAuditLine(transaction, staff, change);
    return result;
  });
}

/** Appends the line of an action to the audit log, in its transaction. */
export function writeAuditLine(transaction: Transaction, staff: Staff, change: AuditedChange): Promise<void> {
  return insertAuditLine(transaction, {
    accountId: staff.customerId,
    audience: staff.kind,
    storeId: staff.kind === 'vendor' ? staff.storeId : null,
    requestId: staff.requestId,
    device: staff.device ? describeSharedDevice(staff.device.name, staff.userAgent) : describeDevice(staff.userAgent),
    action: change.action,
    subject: change.subject,
    before: change.before ?? null,
    after: change.after ?? null,
    reason: change.reason ?? null,
  });
}
