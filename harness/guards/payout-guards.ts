// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are lines of our own sources.
import type { Edit } from './guard.ts';

const useCase = 'packages/api/wallet/payouts/run-payouts.ts';
const data = 'packages/api/wallet/payouts/wallet-payouts.data.ts';

/** Everything that keeps a payout from being paid twice: the state of its run, its own, its balance, its journal. */
export const payoutsEnd: Edit[] = [
  { file: useCase, line: "if (run.state !== 'prepared') throw new Refusal('payout_run_closed');", instead: '' },
  { file: useCase, line: "if (run.version !== version) throw new Refusal('changed_meanwhile');", instead: '' },
  {
    file: useCase,
    line: ".filter(({ state }) => state === 'planned');\n    await lockPayees",
    instead: ';\n    await lockPayees',
  },
  {
    file: useCase,
    line: 'coversPayout(balances.get(id) ?? { owed: nothing, cash: nothing }, { setOff, amount });',
    instead: 'balances.size > 0 && id > 0 && amount + setOff > 0;',
  },
  {
    file: data,
    line: "select ${kind}, 'payout:' || id,",
    instead: "select ${kind}, 'payout:' || id || ' ' || random(),",
  },
  {
    file: data,
    line: "on 'payout:' || payout.id = journal.subject",
    instead: "on journal.subject like 'payout:' || payout.id || ' %'",
  },
];
