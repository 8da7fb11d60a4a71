import type { SentWith } from 'market/calls/endpoint';
import { registrationContract } from 'market/registration/registration.contract';
import { createApiClient } from '#browser/api-client.ts';

const api = createApiClient({ registration: registrationContract });

export type StoreApplication = SentWith<(typeof registrationContract)['applyAsStore']>['body'];
export type CourierApplication = SentWith<(typeof registrationContract)['applyAsDeliveryMan']>['body'];

/** Adds an address to the newsletter [FOOT-21]. */
export async function subscribeToNews(email: string): Promise<void> {
  await api.registration.subscribe({ body: { email } });
}

/** Sends the application of a store [FOOT-24]. */
export async function sendStoreApplication(body: StoreApplication): Promise<void> {
  await api.registration.applyAsStore({ body });
}

/** Sends the application of a courier [FOOT-25]. */
export async function sendCourierApplication(body: CourierApplication): Promise<void> {
  await api.registration.applyAsDeliveryMan({ body });
}
