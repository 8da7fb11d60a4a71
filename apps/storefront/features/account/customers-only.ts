import { href } from 'react-router';
/** Of an address: why the sign-in opens there, in the code of a refusal. */
export const signInParam = 'auth';

/** Of an address: where that sign-in leads to. */
const wayBack = 'back';

/** Returns the way back that an address names, if it leads to the checkout; an address of another site never counts. */
export function wayBackIn(params: URLSearchParams): string | undefined {
  const path = params.get(wayBack) ?? undefined;
  return path && /^\/checkout\?page=\w+$/.test(path) ? path : undefined;
}

/** Where a page of customers sends everybody else, for the sign-in to open there [PROF-39]. */
export function signInPath({ hasPlace, why, back }: { hasPlace: boolean; why: string; back?: string }): string {
  const query = new URLSearchParams({ [signInParam]: why, ...(back && { [wayBack]: back }) });
  return `${hasPlace ? href('/home') : href('/')}?${query}`;
}
