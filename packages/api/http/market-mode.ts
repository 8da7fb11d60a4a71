/**
 * What a demo does differently from a real market. Chosen once at start; no other code of the API asks which of the two
 * it is in, only for one of these.
 */
export interface MarketMode {
  /** Whether an empty database is filled with the demo data at start. */
  readonly seedsEmptyDatabase: boolean;
  /** Whether the log of a start has a link to the set-up while there is no owner of the market. */
  readonly offersSetup: boolean;
  /** Whether stores, couriers and operators are simulated, by `demo/people`. */
  readonly simulatesPeople: boolean;
  /** Whether the phone numbers of the invented people are valid. */
  readonly acceptsDemoPhones: boolean;
  /** Whether messages without a transport, and all pushes, are saved in an outbox that everyone can read. */
  readonly hasPublicOutbox: boolean;
  /** Whether the reply to a request for a code has the code. */
  readonly showsCodes: boolean;
  /** Whether unused codes to a group of phone numbers are taken for fraud. A demo pays for no message. */
  readonly limitsUnusedCodes: boolean;
  /** Multiple of the limits that protect against spam and fraud rather than the server. */
  readonly limitFactor: number;
  /** Whether a store that answers no orders is paused. In a demo visitors rarely stay at a board [STO-036]. */
  readonly pausesUnansweredStores: boolean;
  /** Whether orders can be paid at the sandbox, which takes no money. */
  readonly offersSandboxPayments: boolean;
  /** Whether clients are informed that this is a demo. */
  readonly isShownAsDemo: boolean;
}

/** The mode of a market with real people and money. */
export const realMarket: MarketMode = {
  seedsEmptyDatabase: false,
  offersSetup: true,
  simulatesPeople: false,
  acceptsDemoPhones: false,
  hasPublicOutbox: false,
  showsCodes: false,
  limitsUnusedCodes: true,
  limitFactor: 1,
  pausesUnansweredStores: true,
  offersSandboxPayments: false,
  isShownAsDemo: false,
};

/** Returns the mode that the setting DEMO asks for. */
export function modeOf(demo: boolean): MarketMode {
  return demo ? demoMarket : realMarket;
}

/** The mode of a demo, which sends no message and takes no money. */
export const demoMarket: MarketMode = {
  seedsEmptyDatabase: true,
  offersSetup: false,
  simulatesPeople: true,
  acceptsDemoPhones: true,
  hasPublicOutbox: true,
  showsCodes: true,
  limitsUnusedCodes: false,
  limitFactor: 100,
  pausesUnansweredStores: false,
  offersSandboxPayments: true,
  isShownAsDemo: true,
};
