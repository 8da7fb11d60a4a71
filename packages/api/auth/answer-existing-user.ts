import type { SignInReply } from 'market/auth/auth.contract';
import { settingsOf } from '#api/config/read-settings.ts';
import type { Transaction } from '#api/db/connection.ts';
import { transact } from '#api/db/transact.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { Refusal } from '#api/http/refusal.ts';
import { amendSignIn, lockedSignIn, type SignInRow } from './auth-sign-ins.data.ts';
import { finishSignIn, isForSession, type SigningIn } from './finish-sign-in.ts';
import { type ResolvedSignIn, resolveSignIn } from './resolve-sign-in.ts';
import { signInOf } from './sign-in-ticket.ts';

/** 'Is It You?': yes continues as the found account, no creates a separate one [AUTH-73] [AUTH-74] [AUTH-75]. */
export async function answerExistingUser(
  context: ApiContext,
  { ticket, isIt }: { ticket: string; isIt: boolean },
  call: SigningIn,
): Promise<SignInReply> {
  const signIn = await signInOf(context.db, ticket);
  const settings = await settingsOf(context.db);
  await transact(context.db, async (transaction) => {
    const row = await lockedSignIn(transaction, signIn.id);
    if (!row || !isForSession(row)) throw new Refusal('ticket_unknown');
    const state = await resolveSignIn(transaction, row, settings);
    if (state.outcome !== 'is_exist_user') throw new Refusal('ticket_unknown');
    await (isIt ? claim(transaction, state) : separate(transaction, state));
  });
  return finishSignIn(context, signIn, call);
}

async function claim(transaction: Transaction, { row, matched }: ResolvedSignIn): Promise<void> {
  if (!matched?.is_active) throw new Refusal('account_inactive');
  await amendSignIn(transaction, row.id, { customer_id: matched.id, is_claimed: true });
}

/** A contact that the other account has proved stays there, and the new one is asked for its name. */
async function separate(transaction: Transaction, { row, matched }: ResolvedSignIn): Promise<void> {
  const change: Partial<SignInRow> = { is_separate: true, name: '' };
  if (matched?.is_phone_verified && matched.phone === row.phone)
    Object.assign(change, { phone: null, is_phone_proved: false });
  if (matched?.is_email_verified && matched.email === row.email)
    Object.assign(change, { email: null, is_email_proved: false });
  await amendSignIn(transaction, row.id, change);
}
