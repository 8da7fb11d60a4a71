import type { OpenMarket } from './open-market.ts';
import type { PaidDay } from './pay-out-day.ts';
import type { Person } from './staff-of-day.ts';

/** What each person of the staff has done by the audit log, as the names of actions begin. */
function wantedActions({ owner, preparer, releaser, support, pharmacist, rider }: OpenMarket): [Person, string[]][] {
  return [
    [
      owner,
      ['settings.change', 'commission.add', 'pay.add', 'dispatch.mode', 'invitation.create', 'application.accept'],
    ],
    [
      pharmacist,
      [
        'store.hours',
        'item.create',
        'order.accept',
        'order.change',
        'order.ready',
        'order.hand_over',
        'prescription.quote',
      ],
    ],
    [rider, ['shift.begin', 'delivery.accept', 'delivery.cash', 'delivery.code', 'delivery.deliver']],
    [support, ['order.refund']],
    [preparer, ['cash.take_in', 'payee_account.check', 'payout.prepare']],
    [releaser, ['payout.release', 'payout.paid']],
  ];
}

/** Returns where the ledger and the audit log differ from what was done; empty for a good day. */
export async function faultsOfDay(people: OpenMarket, { accounts, refund }: PaidDay): Promise<string[]> {
  return [...(await faultsInBooks(people, accounts, refund)), ...(await faultsInAudit(people))];
}

async function faultsInBooks(people: OpenMarket, paid: string[], refund: number): Promise<string[]> {
  const { preparer, customer, storeId, courierId } = people;
  const wanted = [`store:${storeId}`, `courier:${courierId}`];
  const faults = wanted.filter((account) => !paid.includes(account)).map((account) => `${account} was not paid`);
  for (const account of [...new Set([...paid, `cash:delivery_man:${courierId}`])]) {
    const balance = await balanceOf(preparer, account);
    if (balance !== 0) faults.push(`${account} has a balance of ${balance} after it was paid`);
  }
  const account = `wallet:${customer.accountId}`;
  const { entries } = await preparer.soko.adminLedger.entries({ query: { account, currency: 'NGN', limit: 100 } });
  // A wallet of this market also gets money back for orders, by its promotions.
  const refunds = entries.filter(({ amount }) => amount === -refund);
  if (refunds.length !== 1) faults.push(`The refund of ${refund} is ${refunds.length} times in the wallet`);
  return faults;
}

async function balanceOf({ soko }: Person, account: string): Promise<number> {
  const { accounts } = await soko.adminLedger.accounts({ query: { search: account, limit: 100 } });
  return accounts.find((known) => known.account === account)?.balance ?? 0;
}

async function faultsInAudit(people: OpenMarket): Promise<string[]> {
  const faults: string[] = [];
  for (const [person, wanted] of wantedActions(people)) {
    const lines = await linesOf(people.owner, person);
    for (const action of wanted) {
      if (!lines.some((line) => line.action.startsWith(action) && line.person === person.name)) {
        faults.push(`The audit log does not say that ${person.name} did ${action}`);
      }
    }
  }
  return faults;
}

/** Returns all lines of a person. */
async function linesOf({ soko }: Person, { accountId }: Person) {
  const query = { person: String(accountId), limit: 100 };
  const { lines, total_size: total } = await soko.adminAudit.list({ query });
  for (let offset = 2; lines.length < total; offset++) {
    const next = await soko.adminAudit.list({ query: { ...query, offset } });
    if (next.lines.length === 0) break;
    lines.push(...next.lines);
  }
  return lines.filter((line) => line.account_id === accountId);
}
