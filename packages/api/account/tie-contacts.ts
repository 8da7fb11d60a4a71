import { transact } from '#api/db/transact.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { customerIdOf, nameOf, type Shopper } from '#api/http/callers/callers.ts';
import { contactKey, hashContacts, keyedHash } from '#api/http/limits/contact-hashes.ts';
import { provedContacts, takePlainHashes, tieOrder } from './account-contacts.data.ts';

const perRun = 1000;

/** Returns the keyed hashes of the contacts that a shopper has proved; none for a guest. */
export async function contactHashesOf({ db }: Pick<ApiContext, 'db'>, shopper: Shopper): Promise<string[]> {
  const customerId = customerIdOf(nameOf(shopper));
  const contacts = customerId === undefined ? undefined : await provedContacts(db, customerId);
  return contacts ? hashContacts(await contactKey(db), contacts) : [];
}

/** Replaces unkeyed hashes of phone numbers that the previous release stored. Returns how many. */
export async function keyPlainHashes({ db }: Pick<ApiContext, 'db'>): Promise<number> {
  const key = await contactKey(db);
  return transact(db, async (transaction) => {
    const plain = await takePlainHashes(transaction, perRun);
    for (const { plainHash, orderId, at } of plain) {
      await tieOrder(transaction, { contactHash: keyedHash(key, plainHash), orderId, at });
    }
    return plain.length;
  });
}
