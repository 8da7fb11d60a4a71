import { setTimeout as sleep } from 'node:timers/promises';
import { forgetOldData } from '#features/account/forget-old-data.ts';
import { removeFiles } from '#features/account/remove-files.ts';
import { forgetOldFailedLogins } from '#features/auth/auth-logins.data.ts';
import { forgetOldSignIns } from '#features/auth/auth-sign-ins.data.ts';
import { forgetSpentTokens } from '#features/auth/auth-social.data.ts';
import { simulateReplies } from '#features/chat/simulate-replies.ts';
import { forgetOldPushes } from '#features/notifications/notifications-push.data.ts';
import { forgetFormerSecrets, forgetOldDeliveries } from '#features/notifications/notifications-webhooks.data.ts';
import { sendMessages } from '#features/notifications/send-messages.ts';
import { sendPushes } from '#features/notifications/send-pushes.ts';
import { type BusyEndpoints, startWebhooks } from '#features/notifications/send-webhooks.ts';
import { endUnansweredQuotes } from '#features/orders/answer-prescription.ts';
import { answerWaitingRefunds } from '#features/orders/answer-refund.ts';
import { forgetPrescriptions } from '#features/orders/keep-prescription.ts';
import { simulateTurn } from '#features/orders/simulate-market.ts';
import { endUnpaidOrders } from '#features/payments/end-unpaid-orders.ts';
import { lookUpOpenPayments, reconcilePayments } from '#features/payments/look-up-payments.ts';
import { returnPayments } from '#features/payments/return-payments.ts';
import type { ApiNeeds } from '#http/needs.ts';
import { takeTurn } from './db/take-turn.ts';
import { forgetOldTries } from './outside/limits/postgres-limits.ts';

const everyMilliseconds = 1_000;
/** Turns after which a node asks whether it is its turn to do what one does for all. */
const turnsBetweenLooks = 60;
const hourSeconds = 3_600;
/** How long a store of the demo thinks about giving money back. */
const secondsToRefund = 45;

/**
 * What goes on while nobody asks: messages leave the outbox, and in a demo its stores and delivery men
 * work. Several nodes may do this at once; each step is made by one of them. Answers how to end it.
 */
export function startBackgroundWork(needs: ApiNeeds): () => Promise<void> {
  const ending = new AbortController();
  const work = repeat(ending.signal, async (turn) => {
    await sendMessages(needs);
    if (needs.isDemo) await simulateTurn(needs);
    if (needs.isDemo) await simulateReplies(needs);
    if (needs.isDemo) await answerWaitingRefunds(needs, secondsToRefund);
    await endUnpaidOrders(needs);
    if (await isOurs(needs, turn, 'sweep')) await sweep(needs);
  });
  const payments = repeat(ending.signal, settlePayments(needs));
  const pushes = repeat(ending.signal, async () => void (await sendPushes(needs)));
  const busy: BusyEndpoints = new Map();
  const webhooks = repeat(ending.signal, () => startWebhooks(needs, busy, ending.signal));
  return async () => {
    ending.abort();
    await Promise.all([work, payments, pushes, webhooks]);
    await Promise.all(busy.values());
  };
}

/** Providers are asked apart from everything else, for they may take their time. */
function settlePayments(needs: ApiNeeds): (turn: number) => Promise<void> {
  let looked = needs.now();
  return async (turn) => {
    looked = await lookUpOpenPayments(needs, looked);
    await returnPayments(needs);
    await endUnansweredQuotes(needs);
    if (await isOurs(needs, turn, 'reconcile payments')) await reconcilePayments(needs);
  };
}

/** Once an hour one of the nodes does it; at the start of the first, too. */
async function isOurs({ db }: ApiNeeds, turn: number, name: string): Promise<boolean> {
  return turn % turnsBetweenLooks === 0 && (await takeTurn(db, name, hourSeconds));
}

/** Takes away what has served its time. What cannot be taken away now is told, and keeps nothing else. */
export async function sweep(needs: ApiNeeds): Promise<void> {
  const { db } = needs;
  const parts = [
    () => forgetOldTries(db),
    () => forgetOldSignIns(db),
    () => forgetSpentTokens(db),
    () => forgetOldFailedLogins(db),
    () => forgetOldPushes(db),
    () => forgetOldDeliveries(db),
    () => forgetFormerSecrets(db),
    () => forgetPrescriptions(needs),
    () => forgetOldData(needs),
    () => removeFiles(needs),
  ];
  for (const forget of parts) {
    await forget().catch((fault: unknown) => console.error(`Something old was not taken away: ${wordsOf(fault)}`));
  }
}

function wordsOf(fault: unknown): string {
  return fault instanceof Error ? fault.message : String(fault);
}

/** A turn that fails, as while the database is away, is told and tried again. */
async function repeat(signal: AbortSignal, work: (turn: number) => Promise<void>): Promise<void> {
  let wasFaulty = false;
  for (let turn = 0; !signal.aborted; turn++) {
    try {
      await work(turn);
      wasFaulty = false;
    } catch (error) {
      if (!wasFaulty) console.error(`Background work failed: ${wordsOf(error)}`);
      wasFaulty = true;
    }
    await sleep(everyMilliseconds, undefined, { signal }).catch(() => {});
  }
}
