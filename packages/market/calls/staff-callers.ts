import type { OperatorPermission, StorePermission } from '../access/access.rules.ts';
import type { Callers } from './endpoint.ts';

/** What a call needs of a member of staff; without a permission any member may call. */
export type StaffNeed =
  | { audience: 'vendor'; permission?: StorePermission }
  | { audience: 'courier' }
  | { audience: 'operator'; permission?: OperatorPermission };

/** Returns what a call needs of staff; undefined for a call of customers and guests. */
export function staffNeedOf(callers: Callers): StaffNeed | undefined {
  const [audience, permission] = callers.split(':');
  if (audience !== 'vendor' && audience !== 'courier' && audience !== 'operator') return undefined;
  return { audience, ...(permission && { permission }) } as StaffNeed;
}

/** Returns whether a call needs a session. */
export function needsSession(callers: Callers): boolean {
  return callers === 'customer' || staffNeedOf(callers) !== undefined;
}

const sentences = {
  anyone: 'For anyone.',
  shopper: 'For guests and customers.',
  customer: 'For customers.',
  vendor: 'For the staff of the store',
  courier: 'For couriers',
  operator: 'For operators',
} as const;

/** Returns a sentence for documents that says who may make a call, and with which permission. */
export function sentenceOfCallers(callers: Callers): string {
  const [who, permission] = callers.split(':') as [keyof typeof sentences, string | undefined];
  const sentence = sentences[who];
  return sentence.endsWith('.') ? sentence : `${sentence}${permission ? ` with the permission ${permission}` : ''}.`;
}
