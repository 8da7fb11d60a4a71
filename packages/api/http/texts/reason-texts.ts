import { changeDeclinedReason, nothingLeftReason } from 'market/orders/changes/orders-changes.rules';
import { unansweredReason } from 'market/orders/orders-board.rules';

/** Why the market itself cancels an order. What a person wrote, and what an operator offers to choose, is not among them. */
export const reasonTexts = [unansweredReason, nothingLeftReason, changeDeclinedReason] as const;

export type ReasonText = (typeof reasonTexts)[number];
