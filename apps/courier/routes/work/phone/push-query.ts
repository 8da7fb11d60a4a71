import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { pushSubscription } from 'app-kit/push/subscribe-to-pushes.ts';
import { notificationsContract } from 'market/notifications/notifications.contract';

/** Pushes to this phone about offers, and calls back to a page that is out of sight [DEL-10] [DEL-43]. */
export const push = pushSubscription(
  'courier',
  createApiClient({ notifications: notificationsContract }).notifications,
);
