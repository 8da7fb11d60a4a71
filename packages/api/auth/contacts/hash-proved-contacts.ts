import { customerIdOf } from '#api/db/shopper-keys.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { type Shopper, shopperKeyOf } from '#api/http/callers/callers.ts';
import { contactKey, hashContacts } from '#api/http/limits/contact-hashes.ts';
import { provedContacts } from './auth-contacts.data.ts';

/** Returns the keyed hashes of the contacts that a shopper has proved; none for a guest. */
export async function contactHashesOf({ db }: Pick<ApiContext, 'db'>, shopper: Shopper): Promise<string[]> {
  const customerId = customerIdOf(shopperKeyOf(shopper));
  const contacts = customerId === undefined ? undefined : await provedContacts(db, customerId);
  return contacts ? hashContacts(await contactKey(db), contacts) : [];
}
