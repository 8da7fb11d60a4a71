import { shopperSentences } from 'market/dispatch/dispatch-reasons.rules';
import { changeDeclinedReason, nothingLeftReason } from 'market/orders/changes/orders-changes.rules';
import { handoverSentences } from 'market/orders/handovers/orders-handovers.rules';
import { unansweredReason } from 'market/orders/orders-board.rules';
import { unfetchedReasons } from 'market/orders/waits/orders-counter.rules';

/** Why the market itself cancels an order, and why it is this courier. What a person wrote, and what an operator offers to choose, is not among them. */
export const reasonTexts = [
  unansweredReason,
  unfetchedReasons.given_back,
  unfetchedReasons.disposed,
  nothingLeftReason,
  changeDeclinedReason,
  handoverSentences.open,
  handoverSentences.met,
  shopperSentences.only_one,
  shopperSentences.same_store,
  shopperSentences.on_the_way,
  shopperSentences.turn,
  shopperSentences.keeps_promise,
  shopperSentences.nearest,
  shopperSentences.least_cost,
  shopperSentences.whole_plan,
] as const;

export type ReasonText = (typeof reasonTexts)[number];
