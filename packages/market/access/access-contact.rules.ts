import { type Medium, maskedContact } from '../auth/auth.rules.ts';
import type { OperatorPermission } from './access.rules.ts';

/** Returns a contact as an operator sees it: whole with the permission to contact people, otherwise without its middle. */
export function contactFor(
  { permissions }: { permissions: readonly OperatorPermission[] },
  medium: Medium,
  contact: string | null,
): string | null {
  return contact === null || permissions.includes('ops.contact') ? contact : maskedContact(medium, contact);
}
