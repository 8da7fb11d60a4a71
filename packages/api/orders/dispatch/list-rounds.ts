import type { Contract } from 'market/calls/contract';
import type { ReplyOf } from 'market/calls/endpoint';
import type { ApiContext } from '#api/http/api-context.ts';
import { type AuthorizedOperator, zoneIdsOf } from '#api/http/callers/staff.ts';
import { type Page, sliceOf, totalOf } from '#api/http/list-pages.ts';
import { countRounds, decisionsOfRounds, namesOfCouriers } from './orders-rounds.data.ts';

/** Returns the record of the rounds in the zones of an operator, newest first; 30 days of it [OPS-027]. */
export async function listRounds(
  { db }: Pick<ApiContext, 'db'>,
  staff: AuthorizedOperator,
  {
    zone_id: zoneId,
    courier_id: courierId,
    ...page
  }: Page & { zone_id?: number | undefined; courier_id?: number | undefined },
): Promise<ReplyOf<Contract['adminDispatch']['rounds']>> {
  const filter = { zoneIds: zoneIdsOf(staff), zoneId, courierId, ...sliceOf(page) };
  const rows = await decisionsOfRounds(db, filter);
  const ids = rows.flatMap(({ candidates, excluded }) => [...candidates, ...excluded].map((one) => one.courier_id));
  const names = await namesOfCouriers(db, [...new Set(ids)]);
  const named = <One extends { courier_id: number }>(one: One) => ({ ...one, name: names.get(one.courier_id) ?? '' });
  return {
    total_size: await totalOf(page, rows.length, () => countRounds(db, filter)),
    limit: page.limit,
    offset: page.offset,
    rounds: rows.map(({ made_at: at, candidates, excluded, ...round }) => ({
      ...round,
      at: at.toISOString(),
      candidates: candidates.map(named),
      excluded: excluded.map(named),
    })),
  };
}
