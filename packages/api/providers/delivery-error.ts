/**
 * Why a provider did not accept a message or a payment: the recipient is invalid, the provider refused it, is busy,
 * rejects our account, does not answer correctly, or is not configured.
 */
export type DeliveryErrorReason = 'recipient' | 'refused' | 'busy' | 'setup' | 'away' | 'no_provider';

/** What a way to a provider rejects with. Its words are for the log of the operator: no secret, number or code is in them. */
export class DeliveryError extends Error {
  readonly reason: DeliveryErrorReason;
  /** When the provider accepts a retry, if it says so. */
  readonly retryAfterSeconds: number | undefined;

  constructor(reason: DeliveryErrorReason, message: string, retryAfterSeconds?: number) {
    super(message);
    this.name = 'DeliveryError';
    this.reason = reason;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

const maxMessageLength = 200;

/**
 * Returns a provider's message for the log: without keys, and without numbers long enough to be a phone number or a
 * code.
 */
export function withoutSecrets(message: string, secrets: readonly string[]): string {
  const bare = secrets.filter(Boolean).reduce((text, secret) => text.replaceAll(secret, '…'), message);
  return bare
    .replace(/\+?\d[\d ()-]{2,}\d/g, '…')
    .replace(/\S+@\S+/g, '…')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxMessageLength);
}
