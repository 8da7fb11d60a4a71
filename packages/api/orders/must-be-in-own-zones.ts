import { isWithinZones } from 'market/access/access.rules';
import type { Connection } from '#api/db/connection.ts';
import type { AuthorizedOperator } from '#api/http/callers/staff.ts';
import { Refusal } from '#api/http/refusal.ts';
import { zoneIdOfOrder } from './desk/orders-desk.data.ts';

/** Refuses an order of another zone: it is as unknown as one that does not exist [SEAT-12]. */
export async function mustBeInOwnZones(
  { db }: { db: Connection },
  { zones }: Pick<AuthorizedOperator, 'zones'>,
  orderId: string,
): Promise<void> {
  const zoneId = await zoneIdOfOrder(db, orderId);
  if (zoneId === undefined || !isWithinZones(zones, zoneId)) throw new Refusal('order_not_found');
}
