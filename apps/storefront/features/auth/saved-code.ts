import { minuteMilliseconds } from 'market/values/durations';
import { deleteInTab, savedInTab, saveInTab } from '#browser/saved-in-tab.ts';
import type { SentCode } from './sign-in-flow.ts';

/** A code that was sent for a new password. */
export interface SentResetCode {
  ticket: string;
  code: SentCode;
  /** As it was typed. */
  contact: string;
}

interface SavedCode {
  sent: SentResetCode;
  /** Milliseconds since 1970. */
  at: number;
}

const slot = 'new-password';
/** A code is over by then. */
const maxAgeMilliseconds = 10 * minuteMilliseconds;

/** Stores in this tab that a code was sent: the page may be reloaded while the user fetches it from the mail. */
export function saveResetCode(sent: SentResetCode): void {
  saveInTab(slot, { sent, at: Date.now() } satisfies SavedCode);
}

/** Returns the code that was requested in this tab, with the seconds that are left before another; undefined when it is over. */
export function savedResetCode(): SentResetCode | undefined {
  const saved = savedInTab(slot) as SavedCode | undefined;
  if (!saved?.sent) return undefined;
  const { sent, at } = saved;
  const passed = Date.now() - at;
  if (passed > maxAgeMilliseconds) return undefined;
  const seconds = Math.max(0, sent.code.resend_seconds - Math.floor(passed / 1000));
  return { ...sent, code: { ...sent.code, resend_seconds: seconds } };
}

export function deleteResetCode(): void {
  deleteInTab(slot);
}
