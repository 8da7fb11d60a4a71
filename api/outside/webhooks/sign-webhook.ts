import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** A secret that an endpoint and the market share. */
export function newWebhookSecret(): string {
  return prefix + randomBytes(32).toString('base64');
}

/** What goes out beside the body, as Standard Webhooks has it. `at` is the moment of this try. */
export function signedHeaders(
  { secret, eventId, body }: { secret: string; eventId: string; body: string },
  at: Date,
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const key = Buffer.from(secret.slice(prefix.length), 'base64');
  const signature = createHmac('sha256', key).update(`${eventId}.${timestamp}.${body}`).digest('base64');
  return {
    'content-type': 'application/json',
    'user-agent': 'Soko-Webhooks/1',
    'webhook-id': eventId,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}
