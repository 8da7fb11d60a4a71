import { sumOfCost } from 'market/dispatch/dispatch.rules';
import { type MissReason, passedOver, type Reason } from 'market/dispatch/dispatch-reasons.rules';
import type { Choice } from 'market/dispatch/dispatch-round.rules';
import { policies } from './dispatch-policies.ts';
import { startRide } from './riding-couriers.ts';
import { type Load, simulatedCity } from './simulated-city.ts';

/** The decision by which an order went to its courier. */
export interface Explained {
  /** Seconds since the city opened. */
  at: number;
  choice: Choice;
}

/** Replays a simulated city with the engine; returns for each order why its courier was chosen. */
export function explainOrders({ load, seed }: { load: Load; seed: number }): Map<string, Explained> {
  const explained = new Map<string, Explained>();
  const onGiven = (choice: Choice, at: number) => explained.set(choice.orderId, { at, choice });
  policies.engine(startRide(simulatedCity(seed, load)), { onGiven });
  return explained;
}

const shownCandidates = 8;

/** Returns a decision in words: who got the order and why, the candidates with what each costs, and why not the others. */
export function explanationOf({ at, choice }: Explained): string {
  const { orderId, courierId, reason, candidates } = choice;
  const why = new Map(passedOver(candidates).map(({ courierId: id, ...one }) => [id, one]));
  const rows = candidates.slice(0, shownCandidates).map((one) => {
    const missed = why.get(one.courierId);
    return [
      `courier ${one.courierId}`,
      `${one.minutesToStore.toFixed(1)} min to the store`,
      `${one.minutesToDoor.toFixed(1)} min to the door`,
      `${one.load} orders`,
      `cost ${sumOfCost(one.cost).toFixed(1)}`,
      missed ? `not chosen: ${sentenceOf(missed)}` : `chosen: ${reason ? sentenceOf(reason) : 'no reason'}`,
    ].join(', ');
  });
  const others = candidates.length - rows.length;
  const time = new Date(at * 1_000).toISOString().slice(11, 19);
  return [
    `Order ${orderId} was given to courier ${courierId} ${time} after the city had opened.`,
    ...rows,
    ...(others > 0 ? [`${others} more could have had it.`] : []),
  ].join('\n');
}

function sentenceOf({ code, minutes }: Pick<Reason, 'minutes'> & { code: MissReason }): string {
  const sentences: Record<MissReason, string> = {
    only_one: 'nobody else could have it',
    same_store: 'the chosen courier fetches from this store already',
    on_the_way: 'it is on the way of the chosen courier',
    turn: 'it is the turn of the chosen courier, with less work an hour',
    keeps_promise: 'the chosen courier keeps the promise',
    nearest: `the chosen courier is nearer, ${minutes} min earlier at the door`,
    least_cost: 'the chosen courier has the shorter detour',
    whole_plan: 'it is best for all orders together',
    other_late: 'another order of theirs would be late',
  };
  return sentences[code];
}
