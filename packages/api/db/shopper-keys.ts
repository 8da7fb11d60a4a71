import { sql } from 'kysely';

// A shopper is one text in the database: `customer:12`, or `guest:` and the hash of a guest id. Six tables have it, and
// live topics and the audit log name customers by it. No other file knows its form (decision 152).

/** Returns the key of a customer, such as `customer:12`. */
export function customerKey(customerId: number): string {
  return `customer:${customerId}`;
}

/** Returns the key of a guest, from the hash of the guest id. */
export function guestKey(guestHash: string): string {
  return `guest:${guestHash}`;
}

/** Returns the customer behind a key; undefined for a guest. */
export function customerIdOf(key: string): number | undefined {
  const written = /^customer:(\d+)$/.exec(key)?.[1];
  return written === undefined ? undefined : Number(written);
}

/** Returns the key of a customer in SQL, from the column with the id. */
export function keyOfCustomer(column: string) {
  return sql<string>`'customer:' || ${sql.ref(column)}`;
}

/** Returns the condition in SQL that a column has the key of a guest; the index `orders_of_guests_by_end` has the same. */
export function guestKeySql(column: string) {
  return sql<boolean>`${sql.ref(column)} like 'guest:%'`;
}

/** Returns `customer` or `guest` in SQL, from the column with the key. */
export function shopperKindSql(column: string) {
  return sql<string>`split_part(${sql.ref(column)}, ':', 1)`;
}
