import { sql } from 'kysely';
import type { Money } from 'market/values/money';
import type { AdminCommissionRule } from 'market/wallet/wallet.admin.contract';
import type { Connection, Transaction } from '#api/db/connection.ts';

interface RuleHead {
  id: number;
  starts_at: Date;
  made_at: Date;
  made_by: string | null;
  state: 'planned' | 'in_force' | 'over';
}

export interface CommissionDeskRow extends RuleHead {
  module_type: AdminCommissionRule['module_type'];
  store_id: number | null;
  store_name: string | null;
  /** Of the store of a rule. */
  zone_id: number | null;
  currency: string | null;
  basis_points: number;
  fixed: Money;
}

const maker = sql`nullif(trim(c.f_name || ' ' || c.l_name), '')`;

/** Returns every rule of a commission with its names, newest first. */
export async function commissionsOfDesk(db: Connection, at: Date): Promise<CommissionDeskRow[]> {
  const { rows } = await sql<CommissionDeskRow>`
    select r.id, m.module_type, r.store_id, s.name as store_name, s.zone_id, r.currency, r.basis_points,
      r.fixed, r.starts_at, r.made_at, ${maker} as made_by,
      case when r.starts_at > ${at} then 'planned'
        when r.starts_at = max(r.starts_at) filter (where r.starts_at <= ${at})
          over (partition by r.module_id, r.store_id, r.currency) then 'in_force'
        else 'over' end as state
    from commission_rules r
    left join modules m on m.id = r.module_id
    left join stores s on s.id = r.store_id
    left join customers c on c.id = r.made_by
    order by r.starts_at desc, r.id desc`.execute(db);
  return rows;
}

export interface NewCommission {
  moduleId: number | null;
  storeId: number | null;
  currency: string | null;
  basisPoints: number;
  fixed: Money;
}

interface Made {
  startsAt: Date;
  at: Date;
  by: number;
}

/** Adds a rule; undefined if one with this scope begins at this moment. */
export async function insertCommission(
  db: Transaction,
  rule: NewCommission,
  { startsAt, at, by }: Made,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into commission_rules (module_id, store_id, currency, basis_points, fixed, starts_at, made_at, made_by)
    values (${rule.moduleId}, ${rule.storeId}, ${rule.currency}, ${rule.basisPoints}, ${rule.fixed}, ${startsAt}, ${at},
      ${by})
    on conflict do nothing returning id`.execute(db);
  return rows[0]?.id;
}

/** Lets one person at a time add rules; orders are placed meanwhile. */
export async function lockRules(db: Transaction, table: 'commission_rules' | 'pay_rules'): Promise<void> {
  await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(db);
}

export interface RuleStoreRow {
  id: number;
  name: string;
  zone_name: string;
  currency: string;
}

/** Returns the stores in some zones, or without these in all, that a commission may be for. */
export async function storesForRules(
  db: Connection,
  { zoneIds, search, limit }: { zoneIds: readonly number[] | null; search: string; limit: number },
): Promise<RuleStoreRow[]> {
  const { rows } = await sql<RuleStoreRow>`
    select s.id, s.name, z.name as zone_name, z.currency
    from stores s join zones z on z.id = s.zone_id
    where (${zoneIds}::int[] is null or s.zone_id = any(${zoneIds}::int[]))
      and position(lower(${search}) in lower(s.name)) > 0
    order by s.name, s.id limit ${limit}`.execute(db);
  return rows;
}

/** Deletes a rule; the trigger of the table refuses one that has started. */
export async function deleteCommission(db: Transaction, id: number): Promise<void> {
  await sql`delete from commission_rules where id = ${id}`.execute(db);
}

export interface PayDeskRow extends RuleHead {
  currency: string;
  zone_id: number | null;
  zone_name: string | null;
  base: Money;
  per_km: Money;
  per_waiting_minute: Money;
  free_waiting_minutes: number;
}

/** Returns every pay rule with its names, newest first. */
export async function payRulesOfDesk(db: Connection, at: Date): Promise<PayDeskRow[]> {
  const { rows } = await sql<PayDeskRow>`
    select r.id, r.currency, r.zone_id, z.name as zone_name, r.base, r.per_km, r.per_waiting_minute,
      r.free_waiting_minutes, r.starts_at, r.made_at, ${maker} as made_by,
      case when r.starts_at > ${at} then 'planned'
        when r.starts_at = max(r.starts_at) filter (where r.starts_at <= ${at})
          over (partition by r.currency, r.zone_id) then 'in_force'
        else 'over' end as state
    from pay_rules r
    left join zones z on z.id = r.zone_id
    left join customers c on c.id = r.made_by
    order by r.starts_at desc, r.id desc`.execute(db);
  return rows;
}

export interface NewPayRule {
  currency: string;
  zoneId: number | null;
  base: Money;
  perKm: Money;
  perWaitingMinute: Money;
  freeWaitingMinutes: number;
}

export async function insertPayRule(
  db: Transaction,
  rule: NewPayRule,
  { startsAt, at, by }: Made,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into pay_rules (currency, zone_id, base, per_km, per_waiting_minute, free_waiting_minutes, starts_at, made_at,
      made_by)
    values (${rule.currency}, ${rule.zoneId}, ${rule.base}, ${rule.perKm}, ${rule.perWaitingMinute},
      ${rule.freeWaitingMinutes}, ${startsAt}, ${at}, ${by})
    on conflict do nothing returning id`.execute(db);
  return rows[0]?.id;
}

export async function deletePayRule(db: Transaction, id: number): Promise<void> {
  await sql`delete from pay_rules where id = ${id}`.execute(db);
}

/** Where a rule would hold. */
export interface ScopeRow {
  storeZoneId: number | null;
  storeCurrency: string | null;
  zoneCurrency: string | null;
  moduleId: number | null;
  currencies: string[];
}

/** Returns what a store, a module and a zone of a rule are; null for those that do not exist. */
export async function scopeOf(
  db: Connection,
  {
    storeId,
    moduleType,
    zoneId,
  }: { storeId: number | null; moduleType: AdminCommissionRule['module_type']; zoneId: number | null },
): Promise<ScopeRow> {
  const { rows } = await sql<ScopeRow>`
    select (select zone_id from stores where id = ${storeId}::int) as "storeZoneId",
      (select z.currency from stores s join zones z on z.id = s.zone_id where s.id = ${storeId}::int) as "storeCurrency",
      (select currency from zones where id = ${zoneId}::int) as "zoneCurrency",
      (select id from modules where module_type = ${moduleType}::text) as "moduleId",
      array(select distinct currency::text from zones) as currencies`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A scope without a row');
  return row;
}

export interface PreviewRow {
  currency: string;
  orders: number;
  base: Money;
  booked: Money;
  byRule: Money;
}

interface Span {
  from: Date;
  until: Date;
  roundTo: Money;
}

/** Returns what a commission would have come to for delivered orders that no nearer rule of today is for. */
export async function previewOfCommission(
  db: Connection,
  rule: NewCommission,
  { from, until, roundTo }: Span,
): Promise<PreviewRow[]> {
  const { rows } = await sql<PreviewRow>`
    select o.currency, count(*)::int as orders, sum(earned.share)::bigint as base, sum(o.commission)::bigint as booked,
      sum(least(greatest(earned.share, 0), case when earned.share <= 0 then 0 else
        floor(earned.share * ${rule.basisPoints}::numeric / 10000 / ${roundTo}::numeric + 0.5) * ${roundTo}::numeric
        + ${rule.fixed}::bigint end))::bigint as "byRule"
    from orders o
    cross join lateral (
      select o.item_total + o.add_on_total - o.discount_total
        - case when o.coupon_paid_by is distinct from 'market' then o.coupon_discount else 0 end
        - case when o.tax_inclusive then o.tax else 0 end as share
    ) earned
    where o.order_status in ('delivered', 'refund_requested') and o.store_id is not null
      and o.delivered_at >= ${from} and o.delivered_at < ${until}
      and (${rule.storeId}::int is null or o.store_id = ${rule.storeId}::int)
      and (${rule.moduleId}::int is null or o.module_id = ${rule.moduleId}::int)
      and (${rule.currency}::text is null or o.currency = ${rule.currency}::text)
      and not exists (
        select from commission_rules n
        where n.starts_at <= ${until} and (n.currency is null or n.currency = o.currency)
          and (n.store_id is null or n.store_id = o.store_id) and (n.module_id is null or n.module_id = o.module_id)
          and (case when n.store_id is not null then 4 when n.module_id is not null then 2 else 0 end
            + case when n.currency is null then 0 else 1 end)
            > (case when ${rule.storeId}::int is not null then 4 when ${rule.moduleId}::int is not null then 2 else 0 end
            + case when ${rule.currency}::text is null then 0 else 1 end))
    group by o.currency order by o.currency`.execute(db);
  return rows;
}

/** Returns what couriers would have been paid for orders that no rule of their zone is for. */
export async function previewOfPay(
  db: Connection,
  rule: NewPayRule,
  { from, until, roundTo, freeStoreMinutes }: Span & { freeStoreMinutes: number },
): Promise<PreviewRow[]> {
  const { rows } = await sql<PreviewRow>`
    select o.currency, count(*)::int as orders, sum(o.delivery_fee)::bigint as base,
      coalesce(sum(e.base + e.distance + e.waiting), 0)::bigint as booked,
      sum(${rule.base}::bigint
        + floor(${rule.perKm}::numeric * o.distance_metres / 1000 / ${roundTo}::numeric + 0.5) * ${roundTo}::numeric
        + ${rule.perWaitingMinute}::bigint * (greatest(0, coalesce(e.waiting_minutes, 0) - ${rule.freeWaitingMinutes}::int)
          + greatest(0, coalesce(e.store_waiting_minutes, 0) - ${freeStoreMinutes}::int))
      )::bigint as "byRule"
    from orders o
    left join courier_earnings e on e.order_id = o.id
    where o.order_status in ('delivered', 'refund_requested') and o.delivery_man_id is not null
      and o.delivered_at >= ${from} and o.delivered_at < ${until} and o.currency = ${rule.currency}
      and (${rule.zoneId}::int is null or o.zone_id = ${rule.zoneId}::int)
      and (${rule.zoneId}::int is not null or not exists (
        select from pay_rules n where n.zone_id = o.zone_id and n.currency = o.currency and n.starts_at <= ${until}))
    group by o.currency`.execute(db);
  return rows;
}
