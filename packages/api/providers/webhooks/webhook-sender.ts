export interface WebhookCall {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** Carries a webhook to its endpoint. */
export interface WebhookSender {
  /**
   * Resolves when it was taken; rejects with DeliveryError and words for the operator where it was not. `signal` breaks it off.
   */
  send: (call: WebhookCall, signal?: AbortSignal) => Promise<void>;
}
