import { isSessionMarked } from '#browser/session-mark.ts';

/** Where the choice of a module leads: home, or to what a customer is asked before it [MOD-13]. */
export async function pathAfterModule(): Promise<'/home' | '/interest'> {
  if (!isSessionMarked()) return '/home';
  const { homeOrInterest } = await import('#features/account/home-or-interest.ts');
  return homeOrInterest();
}
