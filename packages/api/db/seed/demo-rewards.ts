import { dayMilliseconds } from 'market/values/durations';
import type pg from 'pg';
import type { City, DemoData } from './demo-shapes.ts';
import { whole } from './seed-base.ts';

interface Making {
  data: DemoData;
  seedMoment: Date;
}

/** The rewards of the demo, by currency; amounts are minor units. */
const demoRewardTerms = {
  NGN: {
    spentPerPoint: whole(100),
    pointWorth: 50,
    minimumPoints: 500,
    referralCredit: whole(1_000),
    firstOrder: { percent: 20, most: whole(1_000), days: 30 },
  },
  KES: {
    spentPerPoint: whole(10),
    pointWorth: 5,
    minimumPoints: 500,
    referralCredit: whole(100),
    firstOrder: { percent: 20, most: whole(100), days: 30 },
  },
};

const bonuses = [
  { title: 'Market day bonus', type: 'amount', of: { NGN: 500, KES: 50 }, from: { NGN: 10_000, KES: 1_000 } },
  {
    title: 'Big basket bonus',
    type: 'percent',
    of: 6,
    most: { NGN: 3_000, KES: 300 },
    from: { NGN: 25_000, KES: 2_500 },
  },
] as const;

const currencyOf: Record<City, 'NGN' | 'KES'> = { Lagos: 'NGN', Nairobi: 'KES' };
const points = 1_850;

/** Before everything that a demo has. */
const termsFrom = new Date('2000-01-01T00:00:00Z');

/** Adds the terms of points and invitations, bonuses, and for the people of the file some money and points from before the demo began. */
export async function addRewards(client: pg.Client, { data, seedMoment }: Making): Promise<void> {
  const [from, until] = [
    new Date(seedMoment.getTime() - dayMilliseconds),
    new Date(seedMoment.getTime() + 60 * dayMilliseconds),
  ];
  for (const [currency, terms] of Object.entries(demoRewardTerms)) {
    const values = [currency, termsFrom, JSON.stringify(terms)];
    await client.query('insert into reward_terms (currency, starts_at, terms) values ($1, $2, $3)', values);
  }
  for (const bonus of bonuses) {
    for (const currency of ['NGN', 'KES'] as const) {
      const value = bonus.type === 'percent' ? bonus.of : whole(bonus.of[currency]);
      const max = 'most' in bonus ? whole(bonus.most[currency]) : null;
      await client.query(
        `insert into wallet_bonuses (currency, title, bonus_type, bonus_amount, maximum_bonus, minimum_fund, starts_at,
          ends_at) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [currency, bonus.title, bonus.type, value, max, whole(bonus.from[currency]), from, until],
      );
    }
  }
  for (const [place, { city }] of data.people.customers.entries()) {
    const currency = currencyOf[city];
    const money = whole(currency === 'NGN' ? 5_000 : 500);
    const at = (days: number) => new Date(seedMoment.getTime() - days * dayMilliseconds);
    await addMoney(client, place + 1, { kind: 'wallet_filled', from: 'provider:sandbox', currency, money, at: at(12) });
    await addMoney(client, place + 1, {
      kind: 'wallet_bonus',
      from: 'bonuses',
      currency,
      money: money / 10,
      at: at(12),
    });
    await addMoney(client, place + 1, {
      kind: 'points_earned',
      from: 'points',
      currency: 'PTS',
      money: points,
      at: at(5),
    });
  }
}

interface Earlier {
  kind: string;
  from: string;
  currency: string;
  money: number;
  at: Date;
}

/** In the ledger and its tables, as the API would have written it. */
async function addMoney(client: pg.Client, customerId: number, { kind, from, currency, money, at }: Earlier) {
  await client.query(
    `with journal as (
      insert into journals (kind, subject, made_at) values ($1, $2, $3) returning id
    ), entries as (
      insert into ledger_entries (journal_id, account, currency, amount)
      select journal.id, e.account, $4, e.amount from journal,
        (values ($5::text, $6::bigint), ('wallet:' || $7::int, -$6::bigint)) as e(account, amount)
    )
    insert into wallets (customer_id, currency, balance) values ($7, $4, $6)
    on conflict (customer_id, currency) do update set balance = wallets.balance + excluded.balance`,
    [kind, `demo:${customerId}`, at, currency, from, money, customerId],
  );
}
