import type { Database, Transaction } from '#api/db/connection.ts';
import { customerKey } from '#api/db/shopper-keys.ts';
import { type AuditedChange, writeAuditLine } from '#api/http/callers/act-as-staff.ts';
import type { Staff } from '#api/http/callers/staff.ts';
import { once, saveReply } from '#api/http/once.ts';

/**
 * Does an action of staff as `actAsStaff` does, under a key: a repeated call gets the reply of the first one, and there
 * is one line in the audit log. The result is stored as JSON.
 */
export function actOnceAsStaff<Result extends object>(
  { db }: { db: Database },
  staff: Staff,
  { key, request }: { key: string; request: object },
  work: (transaction: Transaction) => Promise<{ result: Result; change: AuditedChange }>,
): Promise<Result> {
  // The same key of a person who works for two stores is two intents.
  const owner = `${customerKey(staff.customerId)}${staff.kind === 'vendor' ? ` store:${staff.storeId}` : ''}`;
  return once(db, { owner, key, request }, async (transaction, record) => {
    const { result, change } = await work(transaction);
    await writeAuditLine(transaction, staff, change);
    await saveReply(transaction, record, result);
    return result;
  });
}
