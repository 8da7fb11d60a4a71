import type { Contract } from 'market/calls/contract';
import type { channelsContract } from 'market/notifications/channels/notifications-channels.contract';
import { codeIn } from 'market/notifications/notifications.rules';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { type Shopper, shopperKeyOf } from '#api/http/callers/callers.ts';
import { countTry } from '#api/http/limits/spend-limits.ts';
import { sliceOf } from '#api/http/list-pages.ts';
import { Refusal } from '#api/http/refusal.ts';
import { limitNumber } from '#api/providers/limits/limit-numbers.ts';
import { countDemoPosts, newestDemoPosts } from './notifications-demo.data.ts';
import { deleteDevice, savePushDevice } from './notifications-push.data.ts';
import { streamEvents } from './stream-events.ts';

const devicesPerHour = { name: 'push devices of a shopper', windowSeconds: 3600 };

export const notificationsRoutes = (
  context: ApiContext,
): Handlers<Omit<Contract['notifications'], keyof typeof channelsContract>> => ({
  /** Shows the codes of all people, which only a demo may do. */
  async outbox({ query: { channel, ...page } }) {
    if (!context.mode.hasPublicOutbox) throw new Refusal('not_found');
    const [posts, total] = await Promise.all([
      newestDemoPosts(context.db, channel, sliceOf(page)),
      countDemoPosts(context.db, channel),
    ]);
    return {
      ...page,
      total_size: total,
      messages: posts.map(({ created_at, ...post }) => ({
        ...post,
        code: codeIn(post.body),
        created_at: created_at.toISOString(),
      })),
    };
  },
  async events({ caller }) {
    return streamEvents(context, [shopperKeyOf(caller)]);
  },
  async keepToken({ body, caller }) {
    await countTry(context, {
      ...devicesPerHour,
      subject: shopperKeyOf(caller),
      limit: limitNumber(context, 'LIMIT_PUSH_DEVICES'),
    });
    await savePushDevice(context.db, {
      ...ownerOf(caller),
      kind: 'fcm',
      target: body.cm_firebase_token,
      p256dh: null,
      auth: null,
      app: 'storefront',
    });
    return { message: 'Updated successfully.' };
  },
  async pushKey() {
    return { public_key: await context.push.publicKey() };
  },
  async subscribe({ body: { endpoint, keys, app }, caller }) {
    if (!(await context.push.mayReach(endpoint))) throw new Refusal('push_address');
    await countTry(context, {
      ...devicesPerHour,
      subject: shopperKeyOf(caller),
      limit: limitNumber(context, 'LIMIT_PUSH_DEVICES'),
    });
    await savePushDevice(context.db, { ...ownerOf(caller), kind: 'web', target: endpoint, ...keys, app });
    return { message: 'This browser will hear of your orders and messages.' };
  },
  async unsubscribe({ body: { endpoint }, caller }) {
    await deleteDevice(context.db, shopperKeyOf(caller), endpoint);
    return { message: 'This browser will hear no more.' };
  },
});

/** A device receives pushes until the session that registered it ends. */
function ownerOf(caller: Shopper) {
  return { shopper: shopperKeyOf(caller), sessionId: caller.kind === 'customer' ? caller.sessionId : null };
}
