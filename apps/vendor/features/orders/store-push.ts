import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { pushSubscription } from 'app-kit/push/subscribe-to-pushes.ts';
import { pushContract } from 'market/notifications/notifications.contract';

/** Whether this device rings for new orders while the page is hidden or closed [STO-004]. */
export const storePush = pushSubscription('vendor', createApiClient({ notifications: pushContract }).notifications);
