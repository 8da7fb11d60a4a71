import type { Refused } from '../calls/refusal-details.ts';
import type { Callee } from '../chat/chat-calls.rules.ts';
import { hourMilliseconds, minuteMilliseconds } from '../values/durations.ts';
import type { Money } from '../values/money.ts';
import type { ShortCashReason } from '../wallet/wallet-cash.rules.ts';
import type { CourierCause, HandoverCause, HandoverSide } from './handovers/orders-handover-causes.rules.ts';
import { type DeliveryProblem, earliestReturnAt } from './handovers/orders-return.rules.ts';
import type { OrderStatus } from './orders.rules.ts';

/** How many orders a courier fetches and carries at once, at most. */
export const maxDeliveries = 4;

/** The states in which an order is offered to couriers: its store has accepted it, and it has not left. */
export const awaitingCourier = ['confirmed', 'processing', 'handover'] as const;

/** The states in which a courier works on an order. */
export const deliveryStatuses = [...awaitingCourier, 'picked_up'] as const;

/** What a courier does next with an order [DEL-19]: ride to the store, take the bag, or ride to the door. */
export const deliverySteps = ['go_to_store', 'pick_up', 'deliver'] as const;

/** Instead of the door, the way back to the store [DEL-35], or to a courier who cannot ride on [DEL-39]. */
export const courierSteps = [...deliverySteps, 'return', 'meet'] as const;
export type DeliveryStep = (typeof courierSteps)[number];

/** Returns the next step of a courier with an order; undefined where there is none. */
export function deliveryStepOf(status: OrderStatus): DeliveryStep | undefined {
  switch (status) {
    case 'confirmed':
    case 'processing':
      return 'go_to_store';
    case 'handover':
      return 'pick_up';
    case 'picked_up':
      return 'deliver';
    default:
      return undefined;
  }
}

/** What taking an order depends on. */
interface Offered {
  status: OrderStatus;
  orderType: string;
  courierId: number | null;
}

/** What a courier is doing. */
interface AtWork {
  courierId: number;
  isOnShift: boolean;
  /** Orders taken and not delivered. */
  running: number;
}

/** Returns why a courier may not take an order; undefined otherwise. No order has two couriers [DEL-14]. */
export function refusalToTake(order: Offered, courier: AtWork): Refused | undefined {
  if (!courier.isOnShift) return { refused: 'not_on_shift' };
  if (order.courierId !== null && order.courierId !== courier.courierId) return { refused: 'delivery_taken' };
  if (order.orderType !== 'delivery' || !awaitingCourier.some((status) => status === order.status)) {
    return { refused: 'step_not_allowed' };
  }
  return courier.running >= maxDeliveries ? { refused: 'deliveries_full' } : undefined;
}

/** Returns whether a courier may give an order back: until it is picked up [DEL-04]. */
export function mayGiveBack(status: OrderStatus): boolean {
  return awaitingCourier.some((awaiting) => awaiting === status);
}

/**
 * Positions that a courier may send at once, at most: 15 minutes on the move, which a phone without a connection keeps
 * [DEL-40] [DEL-41].
 */
export const maxPositions = 180;

/** Positions older than this are not shown to anybody, in minutes [DEL-36]. */
export const oldestPositionMinutes = 5;

/** A step is booked at its own time if that is no longer ago than this [DEL-36]. */
export const oldestStepHours = 6;

/**
 * Returns when a step counts as made that a device reports at `now`: when the device says, but neither before the last
 * step of the order, nor more than six hours ago, nor in the future [DEL-36].
 */
export function timeOfStep(madeAt: Date | undefined, { now, lastStepAt }: { now: Date; lastStepAt: Date }): Date {
  const earliest = Math.max(lastStepAt.getTime(), now.getTime() - oldestStepHours * hourMilliseconds);
  const reportedAt = Math.min(madeAt?.getTime() ?? now.getTime(), now.getTime());
  return new Date(Math.max(earliest, reportedAt));
}

/** Returns whether a step was reported later than it was made, beyond what a slow connection takes [DEL-36]. */
export function isReportedLater(madeAt: Date, now: Date): boolean {
  return now.getTime() - madeAt.getTime() > minuteMilliseconds;
}

/** Less cash than was due, in the currency of the order, and why [DEL-50]. */
export interface ShortCash {
  taken: number;
  reason: ShortCashReason;
  words: string;
}

/** A step of a courier that may wait on the device for the network [DEL-36]. */
export type CourierStep =
  | { kind: 'deliver' | 'noteAttempt' | 'return' | 'handBack' }
  /** The phone has called a number itself [DEL-63]. */
  | { kind: 'noteCall'; callee: Callee }
  /** With another courier: the order has changed hands, or it stays after all. */
  | { kind: 'meet' }
  | { kind: 'takeBack' }
  /** The courier cannot ride on; `place` is where they wait, null where the phone did not know. */
  | { kind: 'handOver'; cause: CourierCause; place: { lat: number; lng: number } | null; words: string }
  /** How far away the phone was; null where it did not know. */
  | { kind: 'arrive'; place: ArrivalPlace; metres: number | null }
  /** Where the door is, as the phone found it. */
  | { kind: 'movePin'; lat: number; lng: number }
  | { kind: 'noteStore'; problem: StoreProblem }
  | { kind: 'pickUp'; bags: number }
  | { kind: 'noteCash'; isReceived: boolean; short?: ShortCash | undefined }
  /** A picture as a data address, and where it was taken; null where the phone did not know. */
  | { kind: 'photograph'; picture: string; place: { lat: number; lng: number; accuracy: number } | null }
  /** `isRight` as the device found it; the server decides. */
  | { kind: 'tryCode'; code: string; isRight: boolean }
  /** Null: the order can be delivered after all. */
  | { kind: 'noteProblem'; problem: DeliveryProblem | null };

/** For so long after the press a courier may take a step back, in seconds; until then it stays on the phone [DEL-33]. */
export const takeBackSeconds = 10;

/** Returns whether a step can be taken back: those that hand an order over [DEL-33]. */
export function mayTakeBack({ kind }: Pick<CourierStep, 'kind'>): boolean {
  return kind === 'pickUp' || kind === 'deliver' || kind === 'handBack';
}

/** An order of a courier as far as steps change it; moments are ISO times. */
export interface SteppedDelivery {
  id: string;
  order_status: OrderStatus;
  step: DeliveryStep;
  store: { lat: number; lng: number };
  at_store_at: string | null;
  at_door_at: string | null;
  door: { lat: number; lng: number } | null;
  is_pin_moved: boolean;
  store_problem: StoreProblem | null;
  cash_received_at: string | null;
  cash_short: ShortCash | null;
  photo_at: string | null;
  door_code: { wrong: string[]; proved_at: string | null } | null;
  problem: DeliveryProblem | null;
  problem_at: string | null;
  may_return_from: string | null;
  attempts: string[];
  handover: SteppedHandover | null;
}

/** An order that passes to another courier, as far as steps change it. */
interface SteppedHandover {
  side: HandoverSide;
  cause: HandoverCause;
  begun_at: string;
  meeting: { lat: number; lng: number; words: string };
  other: { name: string; phone: string; lat: number | null; lng: number | null; seconds: number | null } | null;
}

/** What the steps of a courier change of their work. */
export interface SteppedWork {
  deliveries: SteppedDelivery[];
  delivered_today: number;
}

/**
 * Returns the work of a courier as it will be after a step, for a screen that shows it before the server has answered. A
 * step that the work already contains changes nothing.
 */
export function afterCourierStep<Work extends SteppedWork>(
  work: Work,
  id: string,
  step: CourierStep,
  at: string,
): Work {
  const found = work.deliveries.find((delivery) => delivery.id === id);
  if (!found) return work;
  const change = (part: Partial<SteppedDelivery>): Work => ({
    ...work,
    deliveries: work.deliveries.map((delivery) => (delivery === found ? { ...delivery, ...part } : delivery)),
  });
  const others = work.deliveries.filter((delivery) => delivery !== found);
  switch (step.kind) {
    case 'arrive':
      return change(withArrival(found, step.place, at));
    case 'movePin':
      return change({ door: { lat: step.lat, lng: step.lng }, is_pin_moved: true });
    case 'noteStore':
      return change({ store_problem: step.problem });
    case 'pickUp':
      return found.order_status === 'handover' ? change({ order_status: 'picked_up', step: 'deliver' }) : work;
    case 'noteCash':
      return change(withCash(found, step, at));
    case 'photograph':
      return change({ photo_at: at });
    case 'tryCode':
      return change({ door_code: found.door_code && withCode(found.door_code, step, at) });
    case 'noteProblem':
      return found.problem === step.problem ? work : change(withProblem(step.problem, at));
    case 'noteCall':
    case 'noteAttempt':
      return isTry(found, step) && !found.attempts.includes(at) ? change({ attempts: [...found.attempts, at] }) : work;
    case 'return':
      return change({ step: 'return' });
    case 'handBack':
      return { ...work, deliveries: others };
    case 'handOver':
    case 'takeBack':
    case 'meet':
      return withPassing(work, found, step, at);
    case 'deliver':
      return { ...work, deliveries: others, delivered_today: work.delivered_today + 1 };
  }
}

/** Whether a step counts as a try to reach the customer of an order that cannot be delivered. */
function isTry({ problem }: SteppedDelivery, step: CourierStep): boolean {
  return step.kind === 'noteAttempt' || (step.kind === 'noteCall' && step.callee === 'customer' && problem !== null);
}

function withArrival(known: SteppedDelivery, place: ArrivalPlace, at: string): Partial<SteppedDelivery> {
  return place === 'store' ? { at_store_at: known.at_store_at ?? at } : { at_door_at: known.at_door_at ?? at };
}

type PassingStep = { kind: 'takeBack' } | { kind: 'meet' } | Extract<CourierStep, { kind: 'handOver' }>;

/** An order that passes to another courier, or comes from one [DEL-39]. */
function withPassing<Work extends SteppedWork>(
  work: Work,
  found: SteppedDelivery,
  step: PassingStep,
  at: string,
): Work {
  const change = (part: Partial<SteppedDelivery>): Work => ({
    ...work,
    deliveries: work.deliveries.map((delivery) => (delivery === found ? { ...delivery, ...part } : delivery)),
  });
  const side = found.handover?.side;
  if (step.kind === 'takeBack') return side === 'giver' ? change({ handover: null }) : work;
  if (step.kind === 'meet') return side === 'taker' ? change({ handover: null, step: 'deliver' }) : work;
  if (found.order_status === 'picked_up') return side ? work : change({ handover: withHandover(found, step, at) });
  return { ...work, deliveries: work.deliveries.filter((delivery) => delivery !== found) };
}

/** Where the phone does not know the place, the server takes the last one that it has; the store stands in for it until then. */
function withHandover(
  known: SteppedDelivery,
  { cause, place, words }: Extract<CourierStep, { kind: 'handOver' }>,
  at: string,
): SteppedHandover {
  const { lat, lng } = place ?? known.store;
  return { side: 'giver', cause, begun_at: at, meeting: { lat, lng, words }, other: null };
}

function withCash(
  known: SteppedDelivery,
  { isReceived, short }: { isReceived: boolean; short?: ShortCash | undefined },
  at: string,
): Partial<SteppedDelivery> {
  if (!isReceived) return { cash_received_at: null, cash_short: null };
  return known.cash_received_at === null ? { cash_received_at: at, cash_short: short ?? null } : {};
}

function withCode<Code extends NonNullable<SteppedDelivery['door_code']>>(
  known: Code,
  { code, isRight }: { code: string; isRight: boolean },
  at: string,
): Code {
  if (known.proved_at !== null) return known;
  if (isRight) return { ...known, proved_at: at };
  return known.wrong.includes(code) ? known : { ...known, wrong: [...known.wrong, code] };
}

function withProblem(problem: DeliveryProblem | null, at: string): Partial<SteppedDelivery> {
  if (problem === null) return { step: 'deliver', problem, problem_at: null, may_return_from: null, attempts: [] };
  const from = earliestReturnAt(problem, new Date(at)).toISOString();
  return { step: 'deliver', problem, problem_at: at, may_return_from: from, attempts: [] };
}

/** Where a courier arrives with an order [DEL-24]. */
export const arrivalPlaces = ['store', 'door'] as const;
export type ArrivalPlace = (typeof arrivalPlaces)[number];

/** Metres by which a courier may move the pin of a door; beyond that, support changes the address [DEL-25]. */
const maxPinMetres = 1_000;

/** Returns why the pin of a door cannot be moved; undefined if it can [DEL-25]. */
export function refusalToMovePin(metres: number, status: OrderStatus): Refused | undefined {
  if (status !== 'picked_up') return { refused: 'step_not_allowed' };
  return metres > maxPinMetres ? { refused: 'pin_far' } : undefined;
}

/** Within these metres a phone proposes to arrive. */
export const nearMetres = 80;
/** Beyond these it asks once, and the arrival is marked. */
export const farMetres = 500;

/** What a phone makes of its distance: propose the arrival, leave it to the person, or ask first. */
export type Nearness = 'near' | 'open' | 'far';

/** Returns what a phone makes of its distance from a place; null where it does not know where it is. */
export function nearnessOf(metres: number | null): Nearness {
  if (metres === null) return 'open';
  if (metres <= nearMetres) return 'near';
  return metres > farMetres ? 'far' : 'open';
}

/** Returns why an arrival cannot be noted; undefined if it can: at the store until it is picked up, then at the door. */
export function refusalToArrive(place: ArrivalPlace, status: OrderStatus): Refused | undefined {
  const isAwaited = status === 'confirmed' || status === 'processing' || status === 'handover';
  const isOpen = place === 'store' ? isAwaited : status === 'picked_up';
  return isOpen ? undefined : { refused: 'step_not_allowed' };
}

/** Seconds between two positions of a phone during the shift [DEL-40]. */
export const positionSeconds = { moving: 5, still: 20, free: 30 } as const;

/** A phone that has moved less than this counts as stationary, in metres. */
const stillMetres = 15;

/** Metres per second; it is too fast for a walk. */
const ridingSpeed = 3;

/** Returns whether a phone with this speed, in metres per second, is on a ride: its courier reads no messages [DEL-62]. */
export function isRiding(speed: number | null): boolean {
  return speed !== null && speed > ridingSpeed;
}

/** Below this the phone may not last the shift, in percent. */
const lowBatteryPercent = 15;

/** Returns whether a phone saves its battery: no map unless it is wanted, and fewer positions [DEL-47]. */
export function savesBattery({ percent, isCharging }: { percent: number; isCharging: boolean }): boolean {
  return percent < lowBatteryPercent && !isCharging;
}

interface PhoneOnShift {
  hasOrder: boolean;
  /** Since the last position. */
  movedMetres: number;
  isSaving?: boolean;
}

/** Returns the seconds until a phone notes its next position [DEL-40] [DEL-47]. */
export function secondsToNextPosition({ hasOrder, movedMetres, isSaving = false }: PhoneOnShift): number {
  if (!hasOrder) return positionSeconds.free;
  return movedMetres > stillMetres && !isSaving ? positionSeconds.moving : positionSeconds.still;
}

/** A position that is less exact than this is kept, but not shown on a map, in metres [DEL-40]. */
const shownAccuracyMetres = 100;

/** Returns whether a position is exact enough to be shown on a map; null where the phone does not say [DEL-40]. */
export function isAccurateEnough(accuracyMetres: number | null): boolean {
  return accuracyMetres === null || accuracyMetres <= shownAccuracyMetres;
}

/** After so many seconds without a position the last one is not shown as current, and the courier gets a push [DEL-43] [CUS-08]. */
export const secondsOfSilence = 60;

/** What a courier may find at a store instead of the order [DEL-26]. */
export const storeProblems = ['not_ready', 'closed'] as const;
export type StoreProblem = (typeof storeProblems)[number];

/** Bags that an order has, at most. */
export const maxBags = 20;

/** Returns the note that a courier brings change for, in minor units; null where the cash needs none [CUS-06] [DEL-49]. */
export function noteForChange(paysWith: Money | null, cash: Money): Money | null {
  return paysWith !== null && cash > 0 && paysWith > cash ? paysWith : null;
}
