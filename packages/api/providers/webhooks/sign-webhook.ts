import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** Returns a secret that an endpoint and this deployment share. */
export function newWebhookSecret(): string {
  return prefix + randomBytes(32).toString('base64');
}

/**
 * Returns the headers of Standard Webhooks: a signature by each of the secrets, the newest first. `at` is the moment of
 * this attempt.
 */
export function signedHeaders(
  { secrets, eventId, body }: { secrets: readonly string[]; eventId: string; body: string },
  at: Date,
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${eventId}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'content-type': 'application/json',
    'user-agent': 'Soko-Webhooks/1',
    'webhook-id': eventId,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
