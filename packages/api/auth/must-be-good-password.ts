import { minPasswordLength } from 'market/auth/auth.rules';
import { Refusal } from '#api/http/refusal.ts';
import { isCommonPassword } from './common-passwords.ts';

/** Applies to new passwords only: existing ones remain valid [AUTH-86] [AUTH-88]. */
export function mustBeGoodPassword(password: string, confirmed = password): void {
  if ([...password].length < minPasswordLength) throw new Refusal('password_short');
  if (password !== confirmed) throw new Refusal('passwords_differ');
  if (isCommonPassword(password)) throw new Refusal('password_common');
}
