import { randomBytes } from 'node:crypto';
import type { Contract } from 'market/contract';
import { countTry } from '#db/limits.ts';
import type { Handlers } from '#http/bind.ts';
import { guestCookie } from '#http/callers.ts';
import type { ApiNeeds } from '#http/needs.ts';

const yearSeconds = 365 * 24 * 60 * 60;
const guestsPerHour = { name: 'guests', windowSeconds: 3600, limit: 60 };

export const authRoutes = ({ db }: ApiNeeds): Handlers<Contract['auth']> =>
  ({
    /** A guest who has an id keeps it: another one would lose the cart [AUTH-133]. */
    async requestGuest({ caller, address, keep }) {
      const known = caller?.kind === 'guest' ? caller.guestId : undefined;
      if (!known) await countTry(db, { ...guestsPerHour, subject: address });
      const guestId = known ?? randomBytes(16).toString('base64url');
      keep({ name: guestCookie, value: guestId, maxAgeSeconds: yearSeconds });
      return { guest_id: guestId };
    },
  }) as Partial<Handlers<Contract['auth']>> as never;
