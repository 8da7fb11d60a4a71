import type { ApiContext } from '#api/http/api-context.ts';
import { Refusal } from '#api/http/refusal.ts';
import { emailOfToken, unsubscribeTokens } from '#api/http/unsubscribe-links.ts';
import { deleteSubscriber, subscribers } from './registration.data.ts';

/** A newsletter subscriber, and the page for unsubscribing. */
export interface SubscriberWithLink {
  email: string;
  since: Date;
  leave: string;
}

/** Returns who gets the newsletter of a site, such as https://soko.example. */
export async function subscribersWithLinks(
  { db }: Pick<ApiContext, 'db'>,
  site: string,
): Promise<SubscriberWithLink[]> {
  const [proofOf, rows] = await Promise.all([unsubscribeTokens(db), subscribers(db)]);
  const page = new URL('/newsletter/leave', site);
  return rows.map(({ email, created_at: since }) => ({ email, since, leave: `${page}?of=${proofOf(email)}` }));
}

/** Unsubscribes the address of a link, and no other. */
export async function unsubscribeAddress({ db }: ApiContext, of: string): Promise<void> {
  const email = await emailOfToken(db, of);
  if (email === undefined) throw new Refusal('not_found');
  await deleteSubscriber(db, email);
}
