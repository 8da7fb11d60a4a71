import type { CourierAlarm } from 'market/access/access-alarms.admin.contract';
import type { Safety } from 'market/access/access-alarms.courier.contract';
import { emergencyNumberOf, maxPinTries } from 'market/access/access-alarms.rules';
import { hourSeconds } from 'market/values/durations';
import { hashPassword, verifyPassword } from '#api/auth/hash-passwords.ts';
import { settingsOf } from '#api/config/read-settings.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import { type AuthorizedCourier, type AuthorizedOperator, zoneIdsOf } from '#api/http/callers/staff.ts';
import { countTry } from '#api/http/limits/spend-limits.ts';
import { Refusal } from '#api/http/refusal.ts';
import {
  beginAlarm,
  endAlarm,
  locateCourier,
  type RunningAlarmRow,
  runningAlarms,
  type SafetyRow,
  safetyOf,
  saveSafety,
  setAlarmSilent,
  takeAlarm,
} from './access-alarms.data.ts';

const pinsPerHour = { name: 'codes of an alarm', windowSeconds: hourSeconds, limit: maxPinTries };

/** Returns what a courier has set for an emergency, and the alarm that runs [DEL-65]. */
export async function showSafety({ db }: Pick<ApiContext, 'db'>, courierId: number): Promise<Safety> {
  const row = await knownSafety({ db }, courierId);
  const { phone } = await settingsOf(db);
  const { pin_hash: pinHash, contact_name, contact_phone, country, alarm } = row;
  return {
    has_pin: pinHash !== null,
    contact_name,
    contact_phone,
    emergency_number: emergencyNumberOf(country),
    market_phone: phone,
    alarm: alarm && {
      begun_at: new Date(alarm.begun_at).toISOString(),
      is_silent: alarm.is_silent,
      taken_by: alarm.taken_by,
    },
  };
}

async function knownSafety({ db }: Pick<ApiContext, 'db'>, courierId: number): Promise<SafetyRow> {
  const row = await safetyOf(db, courierId);
  if (!row) throw new Refusal('seat_needed');
  return row;
}

interface SafetyWish {
  pin: string | undefined;
  contactName: string;
  contactPhone: string;
}

/** Sets the code that ends an alarm, and whom to call; not while an alarm runs, which the code alone ends [DEL-65]. */
export async function setSafety(
  context: ApiContext,
  courier: AuthorizedCourier,
  { pin, contactName, contactPhone }: SafetyWish,
): Promise<void> {
  const { courierId } = courier;
  const known = await knownSafety(context, courierId);
  if (known.alarm) throw new Refusal('alarm_running');
  const pinHash = pin === undefined ? known.pin_hash : await hashPassword(pin);
  if (pinHash === null) throw new Refusal('alarm_pin_missing');
  await actAsStaff(context, courier, async (transaction) => {
    await saveSafety(transaction, { courierId, pinHash, contactName, contactPhone });
    const change = { action: 'safety.set', subject: `courier:${courierId}`, after: { is_new_pin: pin !== undefined } };
    return { result: undefined, change };
  });
}

interface RaisedAlarm {
  isSilent: boolean;
  at: { lat: number; lng: number } | undefined;
}

/** Raises the alarm: operators of the city get it at once, and see where the courier is [DEL-65]. */
export async function raiseAlarm(
  context: ApiContext,
  courier: AuthorizedCourier,
  { isSilent, at }: RaisedAlarm,
): Promise<void> {
  const { courierId } = courier;
  const { pin_hash: pinHash, city } = await knownSafety(context, courierId);
  if (pinHash === null) throw new Refusal('alarm_pin_missing');
  await actAsStaff(context, courier, async (transaction) => {
    await beginAlarm(transaction, { courierId, isSilent, at: context.now() });
    const change = { action: 'alarm.begin', subject: `courier:${courierId}`, after: { is_silent: isSilent } };
    return { result: undefined, change };
  });
  // Also off shift: an emergency is not work.
  if (at) await locateCourier(context.db, courierId, at);
  await publishAlarm(context, city);
}

/** Says whether the running alarm is silent. */
export async function silenceAlarm(context: ApiContext, courier: AuthorizedCourier, isSilent: boolean): Promise<void> {
  const { courierId } = courier;
  const { city } = await knownSafety(context, courierId);
  await actAsStaff(context, courier, async (transaction) => {
    await setAlarmSilent(transaction, courierId, isSilent);
    const change = { action: 'alarm.silent', subject: `courier:${courierId}`, after: { is_silent: isSilent } };
    return { result: undefined, change };
  });
  await publishAlarm(context, city);
}

/** Ends the alarm by the code of the courier: a thief who holds the phone does not know it [DEL-65]. */
export async function stopAlarm(context: ApiContext, courier: AuthorizedCourier, pin: string): Promise<void> {
  const { courierId } = courier;
  const { pin_hash: pinHash, city, alarm } = await knownSafety(context, courierId);
  await countTry(context, { ...pinsPerHour, subject: String(courierId) });
  if (pinHash === null || !(await verifyPassword(pin, pinHash))) throw new Refusal('alarm_pin_wrong');
  // The reply of the first time was lost.
  if (!alarm) return;
  await actAsStaff(context, courier, async (transaction) => {
    await endAlarm(transaction, courierId, context.now());
    return { result: undefined, change: { action: 'alarm.end', subject: `courier:${courierId}` } };
  });
  await publishAlarm(context, city);
}

/** A hint to read the alarms. */
async function publishAlarm({ db, live }: Pick<ApiContext, 'db' | 'live'>, city: string): Promise<void> {
  await live.publish(db, [{ topic: `city:${city}`, name: 'alarm', data: {} }]);
}

/** Returns the running alarms in the cities of an operator, the oldest first [DEL-65]. */
export async function listAlarms(
  { db }: Pick<ApiContext, 'db'>,
  { zones, customerId }: AuthorizedOperator,
): Promise<CourierAlarm[]> {
  const rows = await runningAlarms(db, zoneIdsOf({ zones }));
  return rows.map((row) => alarmReply(row, customerId));
}

function alarmReply({ lat, lng, ...row }: RunningAlarmRow, customerId: number): CourierAlarm {
  return {
    id: row.id,
    courier: { id: row.courier_id, name: row.name, phone: row.phone },
    begun_at: row.begun_at.toISOString(),
    is_silent: row.is_silent,
    at: lat === null || lng === null ? null : { lat, lng },
    seconds: row.seconds === null ? null : Math.max(0, row.seconds),
    taken_by: row.taken_name,
    is_taken_by_me: row.taken_by === customerId,
  };
}

/** Looks after an alarm; the courier sees who does. An alarm of another city is as unknown as one that is over. */
export async function lookAfterAlarm(context: ApiContext, staff: AuthorizedOperator, alarmId: number): Promise<void> {
  const { zones, customerId } = staff;
  const rows = await runningAlarms(context.db, zoneIdsOf({ zones }));
  const found = rows.find(({ id }) => id === alarmId);
  if (!found) throw new Refusal('alarm_not_found');
  await actAsStaff(context, staff, async (transaction) => {
    await takeAlarm(transaction, { alarmId, customerId, at: context.now() });
    return { result: undefined, change: { action: 'alarm.take', subject: `courier:${found.courier_id}` } };
  });
  await publishAlarm(context, found.city);
}
