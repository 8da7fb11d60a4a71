// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are lines of our own sources.
import type { Edit, Guard } from './guard.ts';

const useCase = 'packages/api/wallet/payouts/run-payouts.ts';
const data = 'packages/api/wallet/payouts/wallet-payouts.data.ts';

/** Everything that keeps a payout from being paid twice: the state of its run, its own, its balance, its journal. */
export const withoutPayoutChecks: Edit[] = [
  { file: useCase, line: "if (run.state !== 'prepared') throw new Refusal('payout_run_closed');", instead: '' },
  { file: useCase, line: 'if (run.version !== version)', instead: 'if (run.version < 0 && version < 0)' },
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

const setAccount = 'packages/api/wallet/payees/set-payee-account.ts';
const accountTest = 'packages/api/wallet/payees/payee-accounts.test.ts';
const passkeys = 'packages/api/auth/second-factor/auth-passkeys.data.ts';
const passkeyTest = 'packages/api/auth/second-factor/manage-passkeys.test.ts';
const stolen = 'P17 a stolen password of staff';

/** What keeps payouts from an account that its owner has not chosen, and a passkey from being copied. */
export const payeeGuards: Guard[] = [
  {
    against: stolen,
    what: 'a payout account needs the password again',
    test: { file: accountTest, title: 'is entered by an owner with the password again' },
    without: [
      {
        file: setAccount,
        line: '  await mustKnowPassword(context, { customerId: staff.customerId, known, given, countedAs });\n',
        instead: '  void [mustKnowPassword, known, given, countedAs];\n',
      },
    ],
  },
  {
    against: stolen,
    what: 'a change of the account is sent to every owner',
    test: { file: accountTest, title: 'is told to every owner when it changes' },
    without: [{ file: setAccount, line: '      customerIds,\n', instead: '      customerIds.slice(0, 0),\n' }],
  },
  {
    against: stolen,
    what: 'a run pays only the account that it was prepared for',
    test: { file: accountTest, title: 'is held with its reason until there is an account' },
    without: [
      {
        file: useCase,
        line: 'return account?.id === accountId && payoutHoldOf(account, at) === undefined;',
        instead: 'return account !== undefined && accountId !== null && at > new Date(0);',
      },
    ],
  },
  {
    against: stolen,
    what: 'a challenge of a passkey can be used once',
    test: { file: passkeyTest, title: 'signs each challenge once' },
    without: [
      {
        file: passkeys,
        line: 'delete from passkey_challenges where session_id = ${sessionId} and purpose = ${purpose}\n    returning challenge, made_at`',
        instead:
          'select challenge, made_at from passkey_challenges\n    where session_id = ${sessionId} and purpose = ${purpose}`',
      },
    ],
  },
  {
    against: stolen,
    what: 'a passkey whose counter decreases is refused',
    test: { file: passkeyTest, title: 'whose count goes back was copied' },
    without: [
      {
        file: passkeys,
        line: 'and (sign_count < ${signCount} or (sign_count = 0 and ${signCount}::bigint = 0))',
        instead: 'and ${signCount}::bigint >= 0',
      },
      {
        file: 'packages/api/auth/second-factor/manage-passkeys.ts',
        line: 'counter: known.sign_count',
        instead: 'counter: known.sign_count * 0',
      },
    ],
  },
];
