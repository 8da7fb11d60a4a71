import type { SentWith } from 'market/calls/endpoint';
import { registrationContract } from 'market/registration/registration.contract';
import { callMarket } from '#browser/market.ts';

const market = callMarket({ registration: registrationContract });

export type StoreApplication = SentWith<(typeof registrationContract)['applyAsStore']>['body'];
export type CourierApplication = SentWith<(typeof registrationContract)['applyAsDeliveryMan']>['body'];

/** [FOOT-21] */
export async function subscribeToNews(email: string): Promise<void> {
  await market.registration.subscribe({ body: { email } });
}

/** [FOOT-24] */
export async function sendStoreApplication(body: StoreApplication): Promise<void> {
  await market.registration.applyAsStore({ body });
}

/** [FOOT-25] */
export async function sendCourierApplication(body: CourierApplication): Promise<void> {
  await market.registration.applyAsDeliveryMan({ body });
}
