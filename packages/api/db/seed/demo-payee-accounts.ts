import type pg from 'pg';

/** No account of a person: the accounts of the demo come from the seed. */
const seeders = { maker: 0, checker: -1 } as const;

/** Adds a checked bank account for each store, so that a payout run of the demo pays stores [OPS-079]. */
export async function addPayeeAccounts(client: pg.Client, { seedMoment }: { seedMoment: Date }): Promise<void> {
  await client.query(
    `insert into payee_accounts (store_id, kind, holder, institution, number, made_by, made_at, usable_at, checked_name,
       checked_by, checked_at)
     select id, 'bank', name, 'Demo Bank', (1000000000 + id)::text, $1::int, $3::timestamptz, $3, name, $2::int, $3
     from stores`,
    [seeders.maker, seeders.checker, seedMoment],
  );
}
