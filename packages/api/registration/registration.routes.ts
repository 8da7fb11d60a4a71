import type { Contract } from 'market/calls/contract';
import { keptEmail } from '#api/auth/read-contact.ts';
import type { ApiNeeds } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { addressLimits, spendTries } from '#api/http/limits/spend-tries.ts';
import { applyAsDeliveryMan } from './apply-as-courier.ts';
import { applyAsStore } from './apply-as-store.ts';
import { leaveNewsletter } from './leave-newsletter.ts';
import { addSubscriber } from './registration.data.ts';

export const registrationRoutes = (needs: ApiNeeds): Handlers<Contract['registration']> => ({
  /** Says the same to everybody, so that nobody learns who reads the news. */
  async subscribe({ body, from }) {
    await spendTries(needs, from, {
      free: addressLimits(needs, from, { name: 'subscriptions', number: 'LIMIT_SUBSCRIPTIONS_OF_ADDRESS' }),
    });
    await addSubscriber(needs.db, keptEmail(body.email));
    return { message: 'Subscribed Successfully' };
  },

  async unsubscribe({ body }) {
    await leaveNewsletter(needs, body.of);
    return { message: 'Unsubscribed Successfully' };
  },

  applyAsStore: ({ body, from }) => applyAsStore(needs, body, from),

  applyAsDeliveryMan: ({ body, from }) => applyAsDeliveryMan(needs, body, from),
});
