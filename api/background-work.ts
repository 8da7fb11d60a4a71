import { setTimeout as sleep } from 'node:timers/promises';
import { forgetOldFailedLogins } from '#features/auth/auth-logins.data.ts';
import { forgetOldSignIns } from '#features/auth/auth-sign-ins.data.ts';
import { forgetSpentTokens } from '#features/auth/auth-social.data.ts';
import { sendMessages } from '#features/notifications/send-messages.ts';
import { simulateTurn } from '#features/orders/simulate-market.ts';
import { endUnpaidOrders, returnPayments } from '#features/payments/end-unpaid-orders.ts';
import type { ApiNeeds } from '#http/needs.ts';
import { forgetOldTries } from './db/limits.ts';

const everyMilliseconds = 1_000;
const turnsBetweenSweeps = 3_600;

/**
 * What goes on while nobody asks: messages leave the outbox, and in a demo its stores and delivery men
 * work. Several nodes may do this at once; each step is made by one of them. Answers how to end it.
 */
export function startBackgroundWork(needs: ApiNeeds): () => Promise<void> {
  const ending = new AbortController();
  const work = repeat(ending.signal, async (turn) => {
    await sendMessages(needs);
    if (needs.isDemo) await simulateTurn(needs);
    await endUnpaidOrders(needs);
    await returnPayments(needs);
    if (turn % turnsBetweenSweeps === 0) await sweep(needs);
  });
  return async () => {
    ending.abort();
    await work;
  };
}

/** What limits have counted says nothing after a day. */
async function sweep({ db }: ApiNeeds): Promise<void> {
  await forgetOldTries(db);
  await forgetOldSignIns(db);
  await forgetSpentTokens(db);
  await forgetOldFailedLogins(db);
}

/** A turn that fails, as while the database is away, is told and tried again. */
async function repeat(signal: AbortSignal, work: (turn: number) => Promise<void>): Promise<void> {
  let wasFaulty = false;
  for (let turn = 0; !signal.aborted; turn++) {
    try {
      await work(turn);
      wasFaulty = false;
    } catch (error) {
      if (!wasFaulty) console.error(`Background work failed: ${error instanceof Error ? error.message : error}`);
      wasFaulty = true;
    }
    await sleep(everyMilliseconds, undefined, { signal }).catch(() => {});
  }
}
