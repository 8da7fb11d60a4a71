import { webhookReaches } from 'api/providers/webhooks/place-of-address';
import * as z from 'zod/mini';

/** Which addresses webhooks may call; docs/webhooks.md is the guide for receivers. */
export const webhookSettings = {
  WEBHOOK_REACH: {
    about:
      'Which addresses webhooks may call: internet, or this machine too, or your networks as well. Unset means machine in a demo, internet elsewhere.',
    must: `be one of ${webhookReaches.join(', ')}`,
    example: 'network',
    choices: webhookReaches,
    schema: z.optional(z.enum(webhookReaches)),
  },
} as const;
