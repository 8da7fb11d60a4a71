/** Seconds by the clock of the server that an order spends in each state. */
export interface Pace {
  answerAfter: number;
  prepareAfter: number;
  readyAfter: number;
  fetchAfter: number;
  /** How long an order on a counter is left to a courier of the city who is a real person on shift. */
  leftToPersons: number;
  /** Seconds of a ride to the next corner, and of one across the whole zone. */
  shortestRide: number;
  longestRide: number;
  refundAfter: number;
  /** Until a message is answered. */
  chatAfter: number;
}

/** An order of a demo is delivered after four to six minutes. */
export const demoPace: Pace = {
  answerAfter: 10,
  prepareAfter: 25,
  readyAfter: 90,
  fetchAfter: 25,
  leftToPersons: 180,
  shortestRide: 100,
  longestRide: 200,
  refundAfter: 45,
  chatAfter: 4,
};

/** Returns the pace of people whose clock runs faster, by a factor from 1. */
export function paceAt(speed: number, pace: Pace = demoPace): Pace {
  return Object.fromEntries(Object.entries(pace).map(([name, seconds]) => [name, seconds / speed])) as unknown as Pace;
}
