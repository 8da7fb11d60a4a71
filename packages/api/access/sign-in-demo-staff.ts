import { randomBytes } from 'node:crypto';
import { transact } from '#api/db/transact.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { hashOf } from '#api/http/callers/callers.ts';
import { hireDemoStaff, openSessionsOf } from './access-people.data.ts';

/** A person whom a demo simulates, with the token of their session. */
interface DemoPerson {
  token: string;
}

/** Everybody whom a demo simulates; see `demo/people`. */
export interface DemoStaff {
  dispatcher: DemoPerson;
  lead: DemoPerson;
  staff: DemoPerson;
  couriers: (DemoPerson & { id: number; city: string })[];
}

/**
 * Hires the people of a demo and opens a session for each of them. From there on they are like all others: what they see
 * and do is decided by the permissions of their roles. May be called again, and by several nodes.
 */
export async function signInDemoStaff({ db }: Pick<ApiContext, 'db'>): Promise<DemoStaff> {
  return transact(db, async (transaction) => {
    const { dispatcher, lead, staff, couriers } = await hireDemoStaff(transaction);
    const sessions: { accountId: number; tokenHash: string }[] = [];
    const sessionOf = (accountId: number): DemoPerson => {
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
