/** What there is of everything that an order needs. */
export interface OpeningFacts {
  /** The operator has saved the settings once: country, currency, name. */
  hasSettings: boolean;
  /** Served zones with a module in which stores sell. */
  zones: number;
  /** Those in which an order can be paid. */
  payableZones: number;
  /** Open stores in these zones. */
  stores: number;
  /** Categories that their items can be in. */
  categories: number;
  /** Items with a price in the best filled of these stores. */
  items: number;
  /** Those of these stores that have staff or an open invitation. */
  storesWithOwner: number;
  couriers: number;
  /** Rules of what couriers earn, in force or planned. */
  payRules: number;
  /** A phone number or an e-mail address for customers. */
  hasContact: boolean;
  /** Terms and privacy policy have a text. */
  hasTerms: boolean;
}

export const openingSteps = [
  'settings',
  'zone',
  'payment',
  'store',
  'categories',
  'items',
  'owner',
  'courier',
  'pay',
  'contact',
  'terms',
] as const;
export type OpeningStep = (typeof openingSteps)[number];

/** The first items of a store: fewer look like a store that is closed [OPS-056]. */
export const minItems = 5;

export interface StepState {
  step: OpeningStep;
  isDone: boolean;
  /** Customers cannot order before it is done; the others are advice. */
  isNeeded: boolean;
}

const needed: ReadonlySet<OpeningStep> = new Set(['settings', 'zone', 'payment', 'store', 'categories', 'items']);

/** Returns the steps to an open market with what is done of each [OPS-056]: computed from the data, whichever pages were visited. */
export function openingStepsOf(facts: OpeningFacts): StepState[] {
  const done: Record<OpeningStep, boolean> = {
    settings: facts.hasSettings,
    zone: facts.zones > 0,
    payment: facts.payableZones > 0,
    store: facts.stores > 0,
    categories: facts.categories > 0,
    items: facts.items >= minItems,
    owner: facts.stores > 0 && facts.storesWithOwner === facts.stores,
    courier: facts.couriers > 0,
    pay: facts.payRules > 0,
    contact: facts.hasContact,
    terms: facts.hasTerms,
  };
  return openingSteps.map((step) => ({ step, isDone: done[step], isNeeded: needed.has(step) }));
}

/** Returns whether a customer can order: nothing that is needed is missing [OPS-056]. */
export function canOrder(steps: readonly StepState[]): boolean {
  return steps.every(({ isDone, isNeeded }) => isDone || !isNeeded);
}
