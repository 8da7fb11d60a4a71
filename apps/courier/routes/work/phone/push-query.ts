import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { pushSubscription } from 'app-kit/push/subscribe-to-pushes.ts';
import { pushContract } from 'market/notifications/notifications.contract';

/**
 * Pushes to this phone: about offers [DEL-10], and to call back a courier with an order whose page sends no position
 * [DEL-43].
 */
export const push = pushSubscription('courier', createApiClient({ notifications: pushContract }).notifications);
