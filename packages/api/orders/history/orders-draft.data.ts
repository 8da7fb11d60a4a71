import { sql } from 'kysely';
import type { CheckoutDraft } from 'market/orders/orders-draft.contract';
import type { Connection } from '#api/db/connection.ts';

/** Drafts of one customer, at most: the oldest make room. */
const maxDrafts = 20;

interface Owned {
  customerId: number;
  cart: string;
}

/** Returns the draft of a cart that was saved after a moment; undefined where there is none. */
export async function checkoutDraftOf(
  db: Connection,
  { customerId, cart }: Owned,
  after: Date,
): Promise<{ draft: CheckoutDraft; saved_at: Date } | undefined> {
  const { rows } = await sql<{ draft: CheckoutDraft; saved_at: Date }>`
    select draft, saved_at from checkout_drafts
    where customer_id = ${customerId} and cart = ${cart} and saved_at > ${after}`.execute(db);
  return rows[0];
}

/** Saves the draft of a cart in place of an earlier one. */
export async function saveCheckoutDraft(
  db: Connection,
  { customerId, cart, draft, at }: Owned & { draft: CheckoutDraft; at: Date },
): Promise<void> {
  await sql`
    with saved as (
      insert into checkout_drafts (customer_id, cart, draft, saved_at)
      values (${customerId}, ${cart}, ${JSON.stringify(draft)}::jsonb, ${at})
      on conflict (customer_id, cart) do update set draft = excluded.draft, saved_at = excluded.saved_at
    )
    delete from checkout_drafts where customer_id = ${customerId} and cart in (
      select cart from checkout_drafts where customer_id = ${customerId} and cart <> ${cart}
      order by saved_at desc offset ${maxDrafts - 1}::int)`.execute(db);
}

/** Removes the draft of a cart. */
export async function removeCheckoutDraft(db: Connection, { customerId, cart }: Owned): Promise<void> {
  await sql`delete from checkout_drafts where customer_id = ${customerId} and cart = ${cart}`.execute(db);
}

/** Removes the drafts that were saved before a moment. */
export async function deleteCheckoutDrafts(db: Connection, before: Date): Promise<void> {
  await sql`delete from checkout_drafts where saved_at < ${before}`.execute(db);
}
