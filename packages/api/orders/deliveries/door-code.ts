import { createHmac, pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import { LRUCache } from 'lru-cache';
import {
  type DoorCodeChoice,
  type DoorCodeRule,
  doorCodeDigits,
  doorCodeRounds,
  needsDoorCode,
} from 'market/orders/orders-door-code.rules';
import { fromDecimal } from 'market/values/money';
import { operatorSettings } from '#api/config/config.data.ts';
import { defaultDoorCode, defaultSettings } from '#api/config/default-settings.ts';
import type { Connection, Database } from '#api/db/connection.ts';
import { answerCache } from '#api/http/cache/answer-cache.ts';
import { cachePolicies } from '#api/http/cache/cache-policies.ts';
import { cashOf } from './cash-at-door.ts';
import type { DeliveryRow } from './orders-deliveries.data.ts';
import { doorCodeKey } from './orders-door-codes.data.ts';

/** Codes of doors are derived from a key of the deployment: nothing is stored, and every order has one [DEL-29]. */

const cachedRule = answerCache<DoorCodeRule>(cachePolicies.settings);

function doorCodeRule(db: Connection): Promise<DoorCodeRule> {
  return cachedRule(db, 'door code', async () => {
    const set = { ...defaultDoorCode, currency_code: defaultSettings.currency_code, ...(await operatorSettings(db)) };
    return {
      choice: set.door_code_for as DoorCodeChoice,
      from: fromDecimal(set.door_code_from),
      currency: set.currency_code,
    };
  });
}

type Needing = Parameters<typeof cashOf>[0] & Pick<DeliveryRow, 'order_type' | 'currency'>;

/** Returns whether an order is handed over for its code only. */
export async function isDoorCodeNeeded(db: Connection, order: Needing): Promise<boolean> {
  const { order_type: orderType, total, currency } = order;
  return needsDoorCode({ orderType, total, currency, cash: cashOf(order) }, await doorCodeRule(db));
}

/** Returns when the code was typed, or an operator let the order go without it; null until then. */
export function provedAt(row: Pick<DeliveryRow, 'code_proved_at' | 'code_waived_at'>): Date | null {
  return row.code_proved_at ?? row.code_waived_at;
}

/** Returns the code of an order: what its customer reads and says at the door. */
export async function doorCode(db: Database, orderId: string): Promise<string> {
  const bytes = await derived(db, `code ${orderId}`);
  return String(bytes.readUInt32BE(0) % 10 ** doorCodeDigits).padStart(doorCodeDigits, '0');
}

async function derived(db: Database, text: string): Promise<Buffer> {
  return createHmac('sha256', await doorCodeKey(db))
    .update(text)
    .digest();
}

/** A code that a phone can check without a connection. */
interface SealedCode {
  hash: string;
  salt: string;
  rounds: number;
}

const derive = promisify(pbkdf2);
const hashBytes = 32;

/** The page of a courier asks every five seconds, and a seal takes a while on purpose. */
const seals = new WeakMap<Database, LRUCache<string, SealedCode>>();
const maxSeals = 2_000;

/**
 * Returns the code of an order in a form that a phone can check. A courier who takes the page apart can try ten
 * thousand codes: the seal is for honest ones without a connection, and the server decides.
 */
export async function sealedDoorCode(db: Database, orderId: string): Promise<SealedCode> {
  const known = seals.get(db) ?? new LRUCache<string, SealedCode>({ max: maxSeals });
  seals.set(db, known);
  const found = known.get(orderId);
  if (found) return found;
  const salt = (await derived(db, `salt ${orderId}`)).subarray(0, 16).toString('base64url');
  const hash = await derive(await doorCode(db, orderId), salt, doorCodeRounds, hashBytes, 'sha256');
  const sealed = { hash: hash.toString('base64url'), salt, rounds: doorCodeRounds };
  known.set(orderId, sealed);
  return sealed;
}
