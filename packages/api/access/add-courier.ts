import type { Vehicle } from 'market/registration/registration.rules';
import type { Database } from '#api/db/connection.ts';
import { transact } from '#api/db/transact.ts';
import { citiesOfZones, courierOf, insertCourier, moveCourier } from './access.data.ts';

/** Metres are covered at these speeds, in km/h, until measured ones are known. */
const usualSpeeds: Readonly<Record<Vehicle, number>> = { foot: 5, bicycle: 15, motorcycle: 25, car: 25 };

export interface NewCourier {
  customerId: number;
  /** The city of a zone: couriers see the orders of all zones of their city. */
  city: string;
  vehicle: Vehicle;
}

/**
 * Lets an account work as a courier in a city, or moves a courier there. Returns the courier's id and whether he is new;
 * undefined, with nothing changed, where no zone has that city.
 */
export function addCourier(
  db: Database,
  { customerId, city, vehicle }: NewCourier,
): Promise<{ id: number; isNew: boolean } | undefined> {
  return transact(db, async (transaction) => {
    if (!(await citiesOfZones(transaction)).includes(city)) return undefined;
    const work = { city, vehicle, speedKmh: usualSpeeds[vehicle] };
    const known = await courierOf(transaction, customerId);
    if (!known) return { id: await insertCourier(transaction, { customerId, ...work }), isNew: true };
    await moveCourier(transaction, known.id, work);
    return { id: known.id, isNew: false };
  });
}
