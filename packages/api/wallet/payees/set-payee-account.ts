import type { BodyOf } from 'market/calls/endpoint';
import { readAccountNumber } from 'market/values/account-number';
import { hourMilliseconds } from 'market/values/durations';
import type { vendorWalletContract } from 'market/wallet/wallet.vendor.contract';
import type { OwnPayeeAccount } from 'market/wallet/wallet-payees.contract';
import { maskedAccountNumber, payeeAccountHours } from 'market/wallet/wallet-payees.rules';
import type { Payee } from 'market/wallet/wallet-payouts.rules';
import { accountById } from '#api/auth/auth-customers.data.ts';
import { hasNoFactor } from '#api/auth/second-factor/manage-second-factor.ts';
import { mustKnowPassword } from '#api/auth/second-factor/must-know-password.ts';
import { settingsOf } from '#api/config/read-settings.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import type { AuthorizedCourier, AuthorizedStore } from '#api/http/callers/staff.ts';
import { ChangedMeanwhile, fieldRefusal } from '#api/http/refusal.ts';
import { insertNotices } from '#api/notifications/notifications-notices.data.ts';
import { lockPayees } from '../payouts/wallet-payouts.data.ts';
import {
  accountOfPayee,
  factsOfPayee,
  type PayeeAccountRow,
  refusalOfPayee,
  replaceAccount,
} from './wallet-payees.data.ts';

type Owner = AuthorizedStore | AuthorizedCourier;
type NewAccount = BodyOf<typeof vendorWalletContract.setAccount>;

/** Returns the account that a store or a courier is paid to, without its whole number [STO-087] [DEL-56]. */
export async function showPayeeAccount(context: ApiContext, staff: Owner): Promise<OwnPayeeAccount> {
  const { db } = context;
  const payee = payeeOf(staff);
  const [row, reason, country, password] = await Promise.all([
    accountOfPayee(db, payee),
    refusalOfPayee(db, payee),
    countryOf(context, payee),
    passwordToAsk(context, staff),
  ]);
  return { account: row ? ownReply(row) : null, refused_reason: reason, country, needs_password: password !== null };
}

/**
 * Sets the account that a store or a courier is paid to. Owners with a second factor have proved it in the last minutes;
 * everybody else gives the password again. All owners are notified, an operator checks it, and nothing is paid to
 * it for a day: a person who has taken an account over gains nothing before its owner can act [STO-087].
 */
export async function setPayeeAccount(
  context: ApiContext,
  staff: Owner,
  { kind, holder, institution, number: written, replaces, current_password: given }: NewAccount,
): Promise<OwnPayeeAccount> {
  const payee = payeeOf(staff);
  const known = await passwordToAsk(context, staff);
  const countedAs = 'passwords of an account to be paid to';
  await mustKnowPassword(context, { customerId: staff.customerId, known, given, countedAs });
  const country = await countryOf(context, payee);
  const number = readAccountNumber(kind, written, country, context.mode.acceptsDemoPhones);
  if (!number) throw fieldRefusal('number', 'This value is not valid.');
  const { business_name: market } = await settingsOf(context.db);
  const at = context.now();
  const usableAt = new Date(at.getTime() + payeeAccountHours * hourMilliseconds);
  await actAsStaff(context, staff, async (transaction) => {
    // A run that is released at the same moment sees the account from before or from after.
    await ('storeId' in payee
      ? lockPayees(transaction, 'store', [payee.storeId])
      : lockPayees(transaction, 'courier', [payee.courierId]));
    const former = await accountOfPayee(transaction, payee);
    if ((former?.id ?? 0) !== replaces)
      throw new ChangedMeanwhile({
        sent: { replaces },
        now: { replaces: former?.id ?? 0, kind: former?.kind ?? null },
      });
    const made = { kind, holder, institution, number, by: staff.customerId, at, usableAt };
    const id = await replaceAccount(transaction, payee, made);
    const { name, customerIds } = await factsOfPayee(transaction, payee);
    const masked = maskedAccountNumber(number);
    await insertNotices(
      transaction,
      customerIds,
      {
        subject: `The account for payouts of ${name} was changed`,
        body: `${market}: payouts of ${name} go to ${institution} ${masked} from ${utcText(usableAt)} on. If you do not know of this, sign in, change the account and tell us before then.`,
      },
      at,
    );
    const change = {
      action: 'payee_account.set',
      subject: `payee-account:${id}`,
      ...(former && { before: auditedOf(former) }),
      after: auditedOf({ kind, holder, institution, number }),
    };
    return { result: undefined, change };
  });
  return showPayeeAccount(context, staff);
}

/** What the audit log keeps of an account: never the whole number. */
export function auditedOf({
  kind,
  holder,
  institution,
  number,
}: Pick<PayeeAccountRow, 'kind' | 'holder' | 'institution' | 'number'>) {
  return { kind, holder, institution, number: maskedAccountNumber(number) };
}

const payeeOf = (staff: Owner): Payee =>
  staff.kind === 'vendor' ? { storeId: staff.storeId } : { courierId: staff.courierId };

/** Returns the hash of the password that the person must know; null where a proved second factor is enough. */
async function passwordToAsk({ db, secondFactor }: ApiContext, staff: Owner): Promise<string | null> {
  const { customerId } = staff;
  // The binding has asked owners of stores for theirs; it asks no courier.
  const isProved = staff.kind === 'vendor' && secondFactor !== 'off' && !(await hasNoFactor(db, customerId));
  return isProved ? null : ((await accountById(db, customerId))?.password_hash ?? null);
}

async function countryOf({ db }: ApiContext, payee: Payee): Promise<string> {
  return (await factsOfPayee(db, payee)).country ?? (await settingsOf(db)).country;
}

function ownReply({
  id,
  kind,
  holder,
  institution,
  number,
  made_by,
  made_at,
  usable_at,
  checked_name,
}: PayeeAccountRow) {
  return {
    ...{ id, kind, holder, institution, masked: maskedAccountNumber(number), made_by },
    made_at: made_at.toISOString(),
    usable_at: usable_at.toISOString(),
    is_checked: checked_name !== null,
  };
}

function utcText(at: Date): string {
  return `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
