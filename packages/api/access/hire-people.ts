import { randomBytes } from 'node:crypto';
import { transact } from '#api/db/transact.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { hashOf } from '#api/http/callers/callers.ts';
import { hirePlayedPeople, openSessionsOf } from './access-people.data.ts';

/** A person whom a demo plays, with the token of their session. */
interface PlayedPerson {
  token: string;
}

/** Everybody whom a demo plays; see `demo/people`. */
export interface PlayedPeople {
  dispatcher: PlayedPerson;
  lead: PlayedPerson;
  staff: PlayedPerson;
  couriers: (PlayedPerson & { id: number; city: string })[];
}

/**
 * Hires the people of a demo and opens a session for each of them. From there on they are like all others: what they see
 * and do is decided by the permissions of their roles. May be called again, and by several nodes.
 */
export async function hirePeople({ db }: Pick<ApiContext, 'db'>): Promise<PlayedPeople> {
  return transact(db, async (transaction) => {
    const { dispatcher, lead, staff, couriers } = await hirePlayedPeople(transaction);
    const sessions: { accountId: number; tokenHash: string }[] = [];
    const sessionOf = (accountId: number): PlayedPerson => {
      const token = randomBytes(32).toString('base64url');
      sessions.push({ accountId, tokenHash: hashOf(token) });
      return { token };
    };
    const people = {
      dispatcher: sessionOf(dispatcher),
      lead: sessionOf(lead),
      staff: sessionOf(staff),
      couriers: couriers.map(({ id, city, accountId }) => ({ id, city, ...sessionOf(accountId) })),
    };
    await openSessionsOf(transaction, sessions);
    return people;
  });
}
