/**
 * Why a provider did not take a message or a payment: its recipient cannot have it, it was refused, the provider asks for patience, our account there is at
 * fault, the provider does not answer as it should, or there is none.
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

const longestWords = 200;

/**
 * Returns a provider's message for the log: without keys, and without numbers long enough to be a phone number or a
 * code.
 */
export function withoutSecrets(said: string, secrets: readonly string[]): string {
  const bare = secrets.filter(Boolean).reduce((text, secret) => text.replaceAll(secret, '…'), said);
  return bare
    .replace(/\+?\d[\d ()-]{2,}\d/g, '…')
    .replace(/\S+@\S+/g, '…')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestWords);
}
