import { minuteMilliseconds } from 'market/values/durations';
import type { SentCode } from '#features/auth/sign-in-flow.ts';

/** A code that is under way to the number of an order. */
export interface ProofUnderWay {
  ticket: string;
  code: SentCode;
}

/** A code is good for so long; then another one is asked for. */
const goodForMilliseconds = 5 * minuteMilliseconds;

let saved: (ProofUnderWay & { phone: string; sentAt: number }) | undefined;

/** Saves that a code was sent: after closing the dialog, another one cannot be requested at once. */
export function saveProof(phone: string, proof: ProofUnderWay): void {
  saved = { ...proof, phone, sentAt: Date.now() };
}

/** Returns the code that is under way to this number, with the seconds that are left until the next one. */
export function proofUnderWay(phone: string): ProofUnderWay | undefined {
  if (saved?.phone !== phone) return undefined;
  const age = Date.now() - saved.sentAt;
  if (age >= goodForMilliseconds) return undefined;
  const { ticket, code } = saved;
  return { ticket, code: { ...code, resend_seconds: Math.max(0, code.resend_seconds - Math.floor(age / 1000)) } };
}

export function deleteProof(): void {
  saved = undefined;
}
