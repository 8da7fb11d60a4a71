import type { Contract } from 'market/contract';
import { roomier } from '#features/auth/limit-codes.ts';
import { keptEmail } from '#features/auth/read-contact.ts';
import type { Handlers } from '#http/bind.ts';
import type { ApiNeeds } from '#http/needs.ts';
import { applyAsDeliveryMan } from './apply-as-delivery-man.ts';
import { applyAsStore } from './apply-as-store.ts';
import { leaveNewsletter } from './leave-newsletter.ts';
import { addSubscriber } from './registration.data.ts';

const subscriptionsPerHour = { name: 'subscriptions of an address', windowSeconds: 3600 };

export const registrationRoutes = (needs: ApiNeeds): Handlers<Contract['registration']> => ({
  /** Says the same to everybody, so that nobody learns who reads the news. */
  async subscribe({ body, address }) {
    const limit = roomier(10, needs.isDemo);
    await needs.limits.countTry(needs.db, { ...subscriptionsPerHour, subject: address, limit });
    await addSubscriber(needs.db, keptEmail(body.email));
    return { message: 'Subscribed Successfully' };
  },

  async unsubscribe({ body }) {
    await leaveNewsletter(needs, body.of);
    return { message: 'Unsubscribed Successfully' };
  },

  applyAsStore: ({ body, address }) => applyAsStore(needs, body, address),

  applyAsDeliveryMan: ({ body, address }) => applyAsDeliveryMan(needs, body, address),
});
