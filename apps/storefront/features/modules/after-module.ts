import { isSessionMarked } from 'app-kit/session/session-mark.ts';
import { href } from 'react-router';

/** Returns the page after the choice of a module: home, or the question about interests [MOD-13]. */
export async function pathAfterModule(): Promise<string> {
  if (!isSessionMarked()) return href('/home');
  const { homeOrInterest } = await import('#features/auth/home-or-interest.ts');
  return homeOrInterest();
}
