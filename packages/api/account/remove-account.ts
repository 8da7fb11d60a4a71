import { isFinal } from 'market/orders/orders.rules';
import { anonymiseCourier, hasDeliveries, isLastOwner } from '#api/access/access.data.ts';
import { eraseAuditContent } from '#api/access/audit/access-audit.data.ts';
import { lockProvedContacts } from '#api/auth/contacts/auth-contacts.data.ts';
import { picturesOfCustomer } from '#api/chat/chat.data.ts';
import { transact } from '#api/db/transact.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { hashOf, shopperKeyOf } from '#api/http/callers/callers.ts';
import { queueFilesToRemove } from '#api/http/files/files.data.ts';
import { filesOfPhoto } from '#api/http/files/make-photo.ts';
import { privateFileOf } from '#api/http/files/private-pictures.ts';
import { removeFilesOrLater } from '#api/http/files/remove-files.ts';
import { contactKey, hashContacts } from '#api/http/limits/contact-hashes.ts';
import { Refusal } from '#api/http/refusal.ts';
import { endAccountOfCourier } from '#api/wallet/payees/wallet-payees.data.ts';
import { linkOrdersToContacts } from './account-contacts.data.ts';
import {
  anonymiseCustomer,
  anonymiseOrders,
  deleteBelongings,
  deleteCodesAndSignIns,
  lockLeavingCustomer,
  statesOfOrders,
  takePictures,
  takeWorkPictures,
} from './account-removal.data.ts';

/** How orders and reviews are signed from then on. */
const removedCustomer = 'Former customer';
const removedCourier = 'Former rider';

/**
 * Removes a customer with all that is personal, or nothing while an order is on its way [PROF-32] [PROF-34], while a
 * courier has deliveries, or while a store or the market would lose its last owner [SEAT-21]. An order that is placed at the same moment comes before it or
 * after it: then one of the two is refused.
 */
export async function removeAccount(
  context: ApiContext,
  { customerId, sessionId }: { customerId: number; sessionId: number },
): Promise<void> {
  const shopper = shopperKeyOf({ kind: 'customer', customerId, sessionId });
  const key = await contactKey(context.db);
  await transact(context.db, async (transaction) => {
    const leaving = await lockLeavingCustomer(transaction, customerId);
    if (!leaving) throw new Refusal('token_expired');
    await context.pausePoint?.('account held');
    if (await isLastOwner(transaction, customerId)) throw new Refusal('last_owner');
    if (await hasDeliveries(transaction, customerId)) throw new Refusal('deliveries_open');
    const states = await statesOfOrders(transaction, shopper);
    if (!states.every(isFinal)) throw new Refusal('order_running');
    const proved = await lockProvedContacts(transaction, customerId);
    if (proved) await linkOrdersToContacts(transaction, shopper, hashContacts(key, proved));
    const contacts = [leaving.email, leaving.phone].filter((contact) => contact !== null);
    const { reviewed, prescribed, complained, doors } = await takePictures(transaction, shopper);
    const sent = await picturesOfCustomer(transaction, customerId);
    const ofWork = await takeWorkPictures(transaction, customerId);
    await queueFilesToRemove(transaction, [
      ...[leaving.image ?? [], reviewed].flat().flatMap(filesOfPhoto),
      ...[...prescribed, ...complained, ...doors, ...sent, ...ofWork].map(privateFileOf),
    ]);
    await deleteBelongings(transaction, customerId, shopper);
    await eraseAuditContent(transaction, customerId, contacts);
    await deleteCodesAndSignIns(transaction, customerId, { contacts, contactHashes: contacts.map(hashOf) });
    await anonymiseOrders(transaction, shopper, removedCustomer);
    await endAccountOfCourier(transaction, customerId, context.now());
    await anonymiseCourier(transaction, customerId, removedCourier);
    await anonymiseCustomer(transaction, customerId);
    await context.pausePoint?.('account emptied');
  });
  await removeFilesOrLater(context);
}
