import { transact } from '#api/db/transact.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { contactKey, keyedHash } from '#api/http/limits/contact-hashes.ts';
import { extractUnkeyedHashes, linkOrderToContact } from './account-contacts.data.ts';

const perRun = 1000;

/** Replaces unkeyed hashes of phone numbers that the previous release stored. Returns how many. */
export async function keyPlainHashes({ db }: Pick<ApiContext, 'db'>): Promise<number> {
  const key = await contactKey(db);
  return transact(db, async (transaction) => {
    const plain = await extractUnkeyedHashes(transaction, perRun);
    for (const { plainHash, orderId, at } of plain) {
      await linkOrderToContact(transaction, { contactHash: keyedHash(key, plainHash), orderId, at });
    }
    return plain.length;
  });
}
