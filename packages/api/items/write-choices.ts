import type { Money } from 'market/values/money';
import type { Transaction } from '#api/db/connection.ts';
import { addCategories, writeAddOns, writeVariants } from './items-import-choices.data.ts';

/** The choices of an item, and each combination that is sold. */
export interface GivenVariants {
  choices: { name: string; title: string; options: string[] }[];
  variants: { type: string; price: Money; stock: number | null }[];
}

export interface GivenAddOn {
  name: string;
  price: Money;
}

/** The columns of an item that lead to rows of their own. */
export interface GivenChoices {
  slug: string;
  variations?: GivenVariants;
}

/** Writes the variants of existing items, if the file has a column for them. */
export async function writeGivenVariants(transaction: Transaction, given: readonly GivenChoices[]): Promise<void> {
  const named = given.flatMap(({ slug, variations }) => (variations ? [{ slug, variants: variations.variants }] : []));
  if (named.length === 0) return;
  const variants = named.flatMap((item) =>
    item.variants.map((kind, position) => ({ slug: item.slug, position, ...kind })),
  );
  await writeVariants(transaction, { slugs: named.map(({ slug }) => slug), variants });
}

interface WithAddOns {
  store_id: number;
  add_ons?: GivenAddOn[];
}

/** Returns the ids of add-ons, by store and name; if lines name an add-on twice, the last price applies. */
export async function idsOfAddOns(
  transaction: Transaction,
  given: readonly WithAddOns[],
): Promise<(storeId: number, name: string) => number | undefined> {
  const keyOf = (storeId: number, name: string) => `${storeId}/${name}`;
  const wanted = new Map(
    given.flatMap(({ store_id, add_ons = [] }) =>
      add_ons.map(({ name, price }) => [keyOf(store_id, name), { store_id, name, price }] as const),
    ),
  );
  const rows = wanted.size > 0 ? await writeAddOns(transaction, [...wanted.values()]) : [];
  const ids = new Map(rows.map(({ id, store_id, name }) => [keyOf(store_id, name), id]));
  return (storeId, name) => ids.get(keyOf(storeId, name));
}

export interface NewCategory {
  module_id: number;
  slug: string;
  name: string;
  parent_id: number | null;
}

/** Adds categories that lines name; the first line sets the name. */
export async function addNamedCategories(transaction: Transaction, named: readonly NewCategory[]): Promise<void> {
  const bySlug = new Map([...named].reverse().map((category) => [category.slug, category]));
  await addCategories(transaction, [...bySlug.values()].reverse());
}
