import { pushSubscription } from 'app-kit/push/subscribe-to-pushes.ts';
import { pushContract } from 'market/notifications/notifications.contract';
import { createApiClient } from '#browser/api-client.ts';

/** Pushes to this browser about orders and messages. */
export const push = pushSubscription('storefront', createApiClient({ notifications: pushContract }).notifications);
