import { toDecimal } from 'market/values/money';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Scope } from '#api/http/callers/scope.ts';
import { type Page, sliceOf, totalOf } from '#api/http/list-pages.ts';
import { Refusal } from '#api/http/refusal.ts';
import { currencyIn, mustBeEnabled, termsIn } from './read-terms.ts';
import { countFriends, type FriendRow, friendsOf, refCodeOf } from './wallet-referrals.data.ts';

interface ReferralRequest {
  customerId: number;
  scope: Scope;
  query: Page;
}

/** The code of a customer, what it earns, and who came with it [WAL-07]. */
export async function showReferral(context: ApiContext, { customerId, scope, query }: ReferralRequest) {
  await mustBeEnabled(context, 'referral');
  const { limit, offset } = query;
  const ref_code = await refCodeOf(context.db, customerId);
  // The account may be removed while one of its calls is under way.
  if (ref_code === undefined) throw new Refusal('token_expired');
  const currency = await currencyIn(context, scope);
  const { referralCredit, firstOrder } = await termsIn(context.db, currency, context.now());
  const friends = await friendsOf(context.db, customerId, sliceOf(query));
  const { percent, most: max, days } = firstOrder;
  return {
    total_size: await totalOf(query, friends.length, () => countFriends(context.db, customerId)),
    limit,
    offset,
    ref_code,
    currency,
    credit: toDecimal(referralCredit),
    first_order: percent > 0 ? { percent, most: toDecimal(max), days } : null,
    friends: friends.map(shownFriend),
  };
}

/** Friends know each other; the rest of the name stays private. */
function shownFriend({ f_name, l_name, created_at, amount, currency }: FriendRow) {
  const initial = [...l_name][0];
  return {
    name: initial ? `${f_name} ${initial}.` : f_name,
    joined_at: created_at.toISOString(),
    credit: amount === null ? null : toDecimal(amount),
    currency,
  };
}
