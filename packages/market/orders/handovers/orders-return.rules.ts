import type { Refused } from '../../calls/refusal-details.ts';
import { minuteMilliseconds } from '../../values/durations.ts';

/** Why an order cannot be delivered, as its courier chooses it [DEL-35]. */
export const deliveryProblems = ['no_answer', 'wrong_address', 'no_access', 'short_cash', 'refused', 'unsafe'] as const;
export type DeliveryProblem = (typeof deliveryProblems)[number];

/** What stands in the order once it is back at its store. */
export const problemReasons: Record<DeliveryProblem, string> = {
  no_answer: 'The customer did not answer at the door.',
  wrong_address: 'The address was wrong.',
  no_access: 'The rider could not get to the door.',
  short_cash: 'The cash was not there.',
  refused: 'The customer did not want the order.',
  unsafe: 'The rider was not safe at the door.',
};

/** How long a courier waits for a customer who does not come, in minutes [DEL-35] [CUS-09]. */
export const doorWaitMinutes = 7;
/** How often the courier tries to reach such a customer, at least. */
export const minContactAttempts = 2;

/** Returns whether the courier waits for the customer: not for one who was there, and not in danger. */
export function waitsForCustomer(problem: DeliveryProblem): boolean {
  return problem === 'no_answer' || problem === 'wrong_address' || problem === 'no_access';
}

/** Returns from when on an order may go back to its store: after the wait, or at once. */
export function earliestReturnAt(problem: DeliveryProblem, since: Date): Date {
  return waitsForCustomer(problem) ? new Date(since.getTime() + doorWaitMinutes * minuteMilliseconds) : since;
}

/** What is noted of an order at the door. */
export interface AtDoor {
  problem: DeliveryProblem | null;
  problemAt: Date | null;
  /** How often the courier has tried to reach the customer since. */
  attempts: number;
  hasCash: boolean;
}

/** Returns why an order may not go back to its store at a moment; undefined if it may [DEL-35]. */
export function refusalToReturn({ problem, problemAt, attempts, hasCash }: AtDoor, at: Date): Refused | undefined {
  if (problem === null || problemAt === null) return { refused: 'step_not_allowed' };
  // The customer has paid: the goods belong to the customer, or the cash goes back first.
  if (hasCash) return { refused: 'cash_held' };
  if (waitsForCustomer(problem) && attempts < minContactAttempts) return { refused: 'attempts_missing' };
  return at < earliestReturnAt(problem, problemAt) ? { refused: 'wait_not_over' } : undefined;
}
