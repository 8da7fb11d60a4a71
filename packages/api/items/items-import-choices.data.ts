import { sql } from 'kysely';
import type { Money } from 'market/values/money';
import type { Transaction } from '#api/db/connection.ts';

export interface CategoryToAdd {
  module_id: number;
  slug: string;
  name: string;
  parent_id: number | null;
}

/** Adds categories behind those of their module; they look like their parent, or else like the module. */
export async function addCategories(transaction: Transaction, categories: readonly CategoryToAdd[]): Promise<void> {
  await sql`
    insert into categories (id, module_id, parent_id, slug, name, image, position)
    select (select coalesce(max(id), 0) from categories) + row_number() over (), g.module_id, g.parent_id, g.slug,
      g.name, coalesce(p.image, m.image),
      (select coalesce(max(position), 0) from categories where module_id = g.module_id) + row_number() over ()
    from jsonb_to_recordset(${JSON.stringify(categories)}::jsonb)
      as g(module_id int, slug text, name text, parent_id int)
    join modules m on m.id = g.module_id left join categories p on p.id = g.parent_id
    where not exists (select from categories c where c.slug = g.slug)`.execute(transaction);
}

export interface AddOnOfStore {
  store_id: number;
  name: string;
  price: Money;
}

/** An add-on belongs to its store: one of this name gets this price, and is added if it is missing. */
export async function writeAddOns(
  transaction: Transaction,
  addOns: readonly AddOnOfStore[],
): Promise<(AddOnOfStore & { id: number })[]> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(addOns)}::jsonb) as g(store_id int, name text, price bigint)`;
  await sql`
    update add_ons a set price = g.price from ${given} where a.store_id = g.store_id and a.name = g.name`.execute(
    transaction,
  );
  await sql`
    insert into add_ons (id, store_id, name, price)
    select (select coalesce(max(id), 0) from add_ons) + row_number() over (), g.store_id, g.name, g.price from ${given}
    where not exists (select from add_ons a where a.store_id = g.store_id and a.name = g.name)`.execute(transaction);
  const { rows } = await sql<AddOnOfStore & { id: number }>`
    select min(a.id) as id, a.store_id, a.name, min(a.price) as price
    from add_ons a join ${given} on a.store_id = g.store_id and a.name = g.name group by a.store_id, a.name`.execute(
    transaction,
  );
  return rows;
}

export interface VariantToWrite {
  slug: string;
  type: string;
  position: number;
  price: Money;
  stock: number | null;
}

/** What existing orders have taken. */
const sold = sql`coalesce((
  select sum(l.quantity) from order_lines l join orders o on o.id = l.order_id
  where l.item_id = i.id and l.counted and o.order_status not in ('canceled', 'failed')`;

/** Replaces the variants of these items; the stock of an item with variants is their sum. */
export async function writeVariants(
  transaction: Transaction,
  { slugs, variants }: { slugs: readonly string[]; variants: readonly VariantToWrite[] },
): Promise<void> {
  await sql`
    delete from item_variations v using items i where i.id = v.item_id and i.slug = any (${slugs})`.execute(
    transaction,
  );
  await sql`
    insert into item_variations (item_id, type, position, price, stock, stock_received)
    select i.id, g.type, g.position, g.price, g.stock, g.stock + ${sold} and l.variation = g.type)::int, 0)
    from jsonb_to_recordset(${JSON.stringify(variants)}::jsonb)
      as g(slug text, type text, position smallint, price bigint, stock int) join items i using (slug)`.execute(
    transaction,
  );
  await sql`
    update items i set stock = s.stock, stock_received = s.stock + ${sold})::int, 0)
    from (select item_id, sum(stock)::int as stock from item_variations group by item_id) s
    where s.item_id = i.id and i.slug = any (${slugs})`.execute(transaction);
}
