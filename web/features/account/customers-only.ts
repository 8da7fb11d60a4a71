/** Of an address: why the sign-in opens there, in the code of a refusal. */
export const askedToSignIn = 'auth';

/** Where a page of customers sends everybody else, for the sign-in to open there [PROF-39]. */
export function signInPath({ hasPlace, why }: { hasPlace: boolean; why: string }): string {
  return `${hasPlace ? '/home' : '/'}?${askedToSignIn}=${why}`;
}
