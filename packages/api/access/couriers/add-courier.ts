import type { Vehicle } from 'market/registration/registration.rules';
import type { Database, Transaction } from '#api/db/connection.ts';
import { transact } from '#api/db/transact.ts';
import { citiesOfZones, courierOf, insertCourier, moveCourier } from '../access.data.ts';

/** Metres are covered at these speeds, in km/h, until measured ones are known. */
const defaultSpeeds: Readonly<Record<Vehicle, number>> = { foot: 5, bicycle: 15, motorcycle: 25, car: 25 };

export interface CourierWork {
  /** The city of a zone: couriers see the orders of all zones of their city. */
  city: string;
  vehicle: Vehicle;
}

export interface NewCourier extends CourierWork {
  customerId: number;
}

/** Makes a courier of an account, unless it is one; returns the id and whether it is new. */
export async function ensureCourier(
  transaction: Transaction,
  { customerId, city, vehicle }: NewCourier,
): Promise<{ id: number; isNew: boolean }> {
  const known = await courierOf(transaction, customerId);
  if (known) return { id: known.id, isNew: false };
  const id = await insertCourier(transaction, { customerId, city, vehicle, speedKmh: defaultSpeeds[vehicle] });
  return { id, isNew: true };
}

/** Lets a courier work in another city or with another vehicle. */
export function changeCourierWork(transaction: Transaction, id: number, { city, vehicle }: CourierWork): Promise<void> {
  return moveCourier(transaction, id, { city, vehicle, speedKmh: defaultSpeeds[vehicle] });
}

/**
 * Lets an account work as a courier in a city, or moves a courier there. Returns the courier's id and whether it is new;
 * undefined, with nothing changed, where no zone has that city.
 */
export function addCourier(db: Database, courier: NewCourier): Promise<{ id: number; isNew: boolean } | undefined> {
  return transact(db, async (transaction) => {
    if (!(await citiesOfZones(transaction)).includes(courier.city)) return undefined;
    const added = await ensureCourier(transaction, courier);
    if (!added.isNew) await changeCourierWork(transaction, added.id, courier);
    return added;
  });
}
