/** Two people who talk through the number of the market, and see no other. */
export interface BridgedCall {
  /** Rings first: the person who asked for the call. */
  from: string;
  /** Rings when the first has answered. */
  to: string;
}

/** Joins two phones through the number of the market [DEL-63]. */
export interface CallBridge {
  /** Resolves once the provider has taken the call; rejects with a `DeliveryError`. */
  connect: (call: BridgedCall) => Promise<void>;
}

/** How long a phone rings, in seconds: shorter than what most mailboxes wait for. */
export const ringSeconds = 25;
