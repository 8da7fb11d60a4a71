import type { ApiContext } from '#api/http/api-context.ts';
import { emailProvedBy, leaveProofs } from '#api/http/leave-links.ts';
import { Refusal } from '#api/http/refusal.ts';
import { deleteSubscriber, subscribers } from './registration.data.ts';

/** A newsletter subscriber, and the page for unsubscribing. */
export interface Reader {
  email: string;
  since: Date;
  leave: string;
}

/** Who gets the news of a site, such as https://soko.example. */
export async function readersOf({ db }: Pick<ApiContext, 'db'>, site: string): Promise<Reader[]> {
  const [proofOf, rows] = await Promise.all([leaveProofs(db), subscribers(db)]);
  const page = new URL('/newsletter/leave', site);
  return rows.map(({ email, created_at: since }) => ({ email, since, leave: `${page}?of=${proofOf(email)}` }));
}

/** Unsubscribes the address of a link, and no other. */
export async function leaveNewsletter({ db }: ApiContext, of: string): Promise<void> {
  const email = await emailProvedBy(db, of);
  if (email === undefined) throw new Refusal('not_found');
  await deleteSubscriber(db, email);
}
