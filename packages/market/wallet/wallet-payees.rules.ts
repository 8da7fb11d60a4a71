export const payeeAccountKinds = ['bank', 'mobile_money'] as const;
export type PayeeAccountKind = (typeof payeeAccountKinds)[number];

/** Hours in which nothing is paid to a new account, so that its owner can stop it [STO-087]. */
export const payeeAccountHours = 24;

/** Returns the number of an account as everybody but the bank reads it: its last four characters. */
export function maskedAccountNumber(number: string): string {
  return `•••• ${number.slice(-4)}`;
}

/**
 * Returns whether the name that a bank shows is the one that the payee has entered: each word of the shorter one is in
 * the other, whatever the order, the case and the accents. Two words must agree where both have two [STO-087].
 */
export function namesAgree(entered: string, shown: string): boolean {
  const [one, other] = [wordsOf(entered), wordsOf(shown)].sort((first, second) => first.size - second.size);
  if (!one || !other || one.size === 0) return false;
  if (one.size === 1 && other.size > 1) return false;
  return [...one].every((word) => other.has(word));
}

function wordsOf(name: string): Set<string> {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return new Set(plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== ''));
}

/** Why a payout waits: no account, none that an operator has checked, or one that is new [STO-087] [OPS-079]. */
export const payoutHolds = ['account_missing', 'account_unchecked', 'account_new'] as const;
export type PayoutHold = (typeof payoutHolds)[number];

/** Returns why nothing is paid to an account now; undefined where it may be. */
export function payoutHoldOf(
  account: { usableAt: Date; isChecked: boolean } | undefined,
  now: Date,
): PayoutHold | undefined {
  if (!account) return 'account_missing';
  if (!account.isChecked) return 'account_unchecked';
  return now < account.usableAt ? 'account_new' : undefined;
}
