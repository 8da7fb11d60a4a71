import { isWithinZones } from 'market/access/access.rules';
import type { Contract } from 'market/calls/contract';
import type { BodyOf } from 'market/calls/endpoint';
import type { Broadcast, BroadcastWithReaders } from 'market/notifications/notifications-broadcasts.admin.contract';
import { isOneScope } from 'market/notifications/notifications-broadcasts.rules';
import { actOnceAsStaff } from '#api/access/act-once-as-staff.ts';
import type { Connection } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { type AuthorizedOperator, zoneIdsOf } from '#api/http/callers/staff.ts';
import { type Page, sliceOf, totalOf } from '#api/http/list-pages.ts';
import { Refusal } from '#api/http/refusal.ts';
import {
  broadcastRow,
  broadcastRows,
  countBroadcasts,
  couriersToReach,
  insertBroadcast,
  readersOf,
  storesToReach,
} from './chat-broadcasts.data.ts';

type AdminBroadcasts = Contract['adminBroadcasts'];

/**
 * Writes to couriers or stores, which get a push and see it on the screen [OPS-025]. To a zone means its couriers on shift,
 * or its stores. Ids outside the zones of the operator are left out; without any reader it is refused.
 */
export async function sendBroadcast(
  context: ApiContext,
  staff: AuthorizedOperator,
  { audience, zone_id: zoneId, ids, words }: BodyOf<AdminBroadcasts['send']>,
  key: string,
): Promise<BroadcastWithReaders> {
  if (!isOneScope({ zoneId, ids })) throw new Refusal('broadcast_without_readers');
  if (zoneId !== undefined && !isWithinZones(staff.zones, zoneId)) throw new Refusal('zone_not_found');
  const request = { broadcast: { audience, zoneId: zoneId ?? null, ids, words } };
  const find = audience === 'couriers' ? couriersToReach : storesToReach;
  const scope = { zoneIds: zoneIdsOf(staff), zoneId: zoneId ?? null, ids };
  const readerIds = await find(context.db, scope);
  const sent = await actOnceAsStaff(context, staff, { key, request }, async (transaction) => {
    if (readerIds.length === 0) throw new Refusal('broadcast_without_readers');
    const written = {
      audience,
      zoneId: zoneId ?? null,
      words,
      accountId: staff.customerId,
      at: context.now(),
      readerIds,
    };
    const id = await insertBroadcast(transaction, written);
    const result = await showBroadcast(transaction, staff, id);
    const after = { audience, zone_id: zoneId ?? null, readers: readerIds, words };
    return { result, change: { action: 'broadcast.send', subject: `broadcast:${id}`, after } };
  });
  // A page that shows it reads it again; the push follows by itself.
  await context.live.publish(
    context.db,
    readerIds.map((id) =>
      audience === 'couriers'
        ? ({ topic: `courier:${id}`, name: 'changed', data: {} } as const)
        : ({ topic: `store:${id}`, name: 'board', data: {} } as const),
    ),
  );
  return sent;
}

/** Returns the messages of the zones of an operator, the newest first [OPS-025]. */
export async function listBroadcasts({ db }: { db: Connection }, staff: AuthorizedOperator, page: Page) {
  const zoneIds = zoneIdsOf(staff);
  const rows = await broadcastRows(db, zoneIds, sliceOf(page));
  const total = await totalOf(page, rows.length, () => countBroadcasts(db, zoneIds));
  return { ...page, total_size: total, broadcasts: rows.map(reply) };
}

/** Returns a message with who reads it and when they have seen it [OPS-025]. */
export async function showBroadcast(
  db: Connection,
  staff: AuthorizedOperator,
  id: number,
): Promise<BroadcastWithReaders> {
  const row = await broadcastRow(db, id, zoneIdsOf(staff));
  if (!row) throw new Refusal('broadcast_not_found');
  const readers = await readersOf(db, id);
  return {
    ...reply(row),
    readers: readers.map(({ name, seen_at: at }) => ({ name, seen_at: at?.toISOString() ?? null })),
  };
}

function reply({ sent_at: at, ...row }: Awaited<ReturnType<typeof broadcastRows>>[number]): Broadcast {
  return { ...row, sent_at: at.toISOString() };
}
