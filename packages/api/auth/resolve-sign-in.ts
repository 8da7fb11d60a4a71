import {
  type ContactState,
  type Medium,
  missingProofOfClaim,
  type ProvedContacts,
  type SignInFacts,
  type SignInOutcome,
  signInOutcome,
} from 'market/auth/auth.rules';
import type { Settings } from 'market/config/config.contract';
import type { Connection } from '#api/db/connection.ts';
import {
  type AccountRow,
  accountByEmail,
  accountById,
  accountByPhone,
  accountOfIdentity,
} from './auth-customers.data.ts';
import type { SignInRow } from './auth-sign-ins.data.ts';

/** The state of a sign-in: the account it opens, the account it may match, and what it still needs. */
export interface ResolvedSignIn {
  row: SignInRow & { login_type: SignInFacts['loginType'] };
  account: AccountRow | undefined;
  /** The account that the dialog 'Is It You?' asks about: it has a contact that this sign-in has proved. */
  matched: AccountRow | undefined;
  contacts: { [M in Medium]: { value: string | null; state: ContactState } };
  facts: SignInFacts;
  outcome: SignInOutcome;
}

export async function resolveSignIn(
  db: Connection,
  row: ResolvedSignIn['row'],
  { centralize_login: switches }: Pick<Settings, 'centralize_login'>,
): Promise<ResolvedSignIn> {
  const known = await ownAccount(db, row);
  const found = known || row.is_separate ? undefined : await accountOfProof(db, row);
  const isOwn = found && row.login_type === 'otp' && found.is_phone_verified && found.phone === row.phone;
  const account = known ?? (isOwn ? found : undefined);
  const matched = !found || isOwn || missingProofOfClaim(found, provedIn(row)) === 'refused' ? undefined : found;
  const contacts = { phone: contactOf('phone', row, account), email: contactOf('email', row, account) };
  const facts: SignInFacts = {
    loginType: row.login_type,
    hasName: [row.name, nameOfAccount(account), nameOfAccount(matched)].some((name) => name !== ''),
    isMatched: matched !== undefined,
    claimLacks: account && row.is_claimed ? missingProof(account, row) : null,
    phone: contacts.phone.state,
    email: contacts.email.state,
    verifiesPhone: switches.phone_verification_status === 1,
    verifiesEmail: switches.email_verification_status === 1,
    isCodeProved: row.is_code_proved,
  };
  return { row, account, matched, contacts, facts, outcome: signInOutcome(facts) };
}

export function nameOfAccount(account: Pick<AccountRow, 'f_name' | 'l_name'> | undefined): string {
  return account ? `${account.f_name} ${account.l_name}`.trim() : '';
}

/** Contacts that this very sign-in has proved. */
export function provedIn(row: SignInRow): ProvedContacts {
  return { phone: row.is_phone_proved ? row.phone : null, email: row.is_email_proved ? row.email : null };
}

async function ownAccount(db: Connection, row: SignInRow): Promise<AccountRow | undefined> {
  if (row.customer_id !== null) return accountById(db, row.customer_id);
  return row.issuer && row.subject ? accountOfIdentity(db, row.issuer, row.subject) : undefined;
}

/** Returns none for a sign-up: its contacts were free, or it is a decoy. */
async function accountOfProof(db: Connection, row: SignInRow): Promise<AccountRow | undefined> {
  if (row.login_type === 'manual') return undefined;
  const { phone, email } = provedIn(row);
  return (phone && (await accountByPhone(db, phone))) || (email && (await accountByEmail(db, email))) || undefined;
}

function missingProof(account: AccountRow, row: SignInRow): Medium | null {
  const lack = missingProofOfClaim(account, provedIn(row));
  return lack === 'refused' ? null : lack;
}

/**
 * What the account has proved takes precedence; then what was entered in this sign-in, then what was entered before.
 */
function contactOf(medium: Medium, row: SignInRow, account: AccountRow | undefined) {
  const isVerified = account?.[`is_${medium}_verified`] ?? false;
  const value = isVerified ? (account?.[medium] ?? null) : (row[medium] ?? account?.[medium] ?? null);
  if (value === null) return { value, state: 'missing' as const };
  const isProved = isVerified || (row[`is_${medium}_proved`] && row[medium] === value);
  return { value, state: isProved ? ('proved' as const) : ('unproved' as const) };
}
