import { CallRefused } from '../../../packages/client/soko-client.ts';
import type { Person } from '../staff-of-day.ts';

export type AlarmKind = Awaited<ReturnType<Person['soko']['adminCity']['show']>>['alarms'][number]['kind'];

/** Reads the alarm of an order in the live city. */
export async function alarmOf({ soko }: Person, kind: AlarmKind, orderId: string): Promise<string | undefined> {
  const { alarms } = await soko.adminCity.show();
  const found = alarms.find((alarm) => alarm.kind === kind && alarm.order_id === orderId);
  return found && `live city: ${kind} for ${found.minutes} min${found.problem ? ` (${found.problem})` : ''}`;
}

export const take = ({ soko }: Person, kind: AlarmKind, orderId: string) =>
  soko.adminCity.take({ body: { kind, order_id: orderId } });

export async function cancel({ soko }: Person, orderId: string, reason: string): Promise<void> {
  const params = { order_id: orderId };
  const { version } = await soko.adminOrders.show({ params });
  await soko.adminOrders.cancel({ params, body: { version, reason } });
}

export async function statusOf({ soko }: Person, orderId: string): Promise<string> {
  return (await soko.adminOrders.show({ params: { order_id: orderId } })).order_status;
}

export async function zoneOf({ soko }: Person, zoneId: number) {
  const { zones } = await soko.adminZones.list({ query: { limit: 100 } });
  const zone = zones.find(({ id }) => id === zoneId);
  if (!zone) throw new Error(`Zone ${zoneId} is not listed`);
  return zone;
}

export async function pauseZone(operator: Person, zoneId: number, reason: 'rain' | 'few_riders'): Promise<void> {
  const { version } = await zoneOf(operator, zoneId);
  const body = { version, module_type: null, reason, minutes: 15 };
  await operator.soko.adminZones.pause({ params: { zone_id: zoneId }, body });
}

export async function resumeZone(operator: Person, zoneId: number): Promise<void> {
  const { version } = await zoneOf(operator, zoneId);
  await operator.soko.adminZones.resume({ params: { zone_id: zoneId }, body: { version, module_type: null } });
}

/** What a call answers; undefined where the order does not allow it yet. */
export function ifTaken<Reply>(call: Promise<Reply>): Promise<Reply | undefined> {
  return call.catch((error: unknown) => {
    if (error instanceof CallRefused) return undefined;
    throw error;
  });
}
