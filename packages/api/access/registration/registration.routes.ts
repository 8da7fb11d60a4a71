import type { Contract } from 'market/calls/contract';
import { normalizedEmail } from '#api/auth/read-contact.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { addressLimits, spendLimits } from '#api/http/limits/spend-limits.ts';
import { applyAsCourier } from './apply-as-courier.ts';
import { applyAsStore } from './apply-as-store.ts';
import { addSubscriber } from './registration.data.ts';
import { unsubscribeAddress } from './unsubscribe-address.ts';

export const registrationRoutes = (context: ApiContext): Handlers<Contract['registration']> => ({
  /** Always replies the same, so that no caller learns who is subscribed. */
  async subscribe({ body, from }) {
    await spendLimits(context, from, {
      beforeChallenge: addressLimits(context, from, {
        name: 'subscriptions',
        number: 'LIMIT_SUBSCRIPTIONS_OF_ADDRESS',
      }),
    });
    await addSubscriber(context.db, normalizedEmail(body.email));
    return { message: 'Subscribed Successfully' };
  },

  async unsubscribe({ body }) {
    await unsubscribeAddress(context, body.of);
    return { message: 'Unsubscribed Successfully' };
  },

  applyAsStore: ({ body, from }) => applyAsStore(context, body, from),

  applyAsDeliveryMan: ({ body, from }) => applyAsCourier(context, body, from),
});
