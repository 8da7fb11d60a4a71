import { webhookReaches } from 'api/providers/webhooks/place-of-address';
import * as z from 'zod/mini';

/** Where this market may call others; docs/webhooks.md says how they hear. */
export const webhookSettings = {
  WEBHOOK_REACH: {
    about:
      'How far webhooks may go: internet, or this machine too, or networks of yours as well. Unset means machine in a demo, internet elsewhere.',
    must: `be one of ${webhookReaches.join(', ')}`,
    example: 'network',
    choices: webhookReaches,
    schema: z.optional(z.enum(webhookReaches)),
  },
} as const;
