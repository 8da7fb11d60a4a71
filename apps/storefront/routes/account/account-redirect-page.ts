import { href, redirect } from 'react-router';
import { accountPageIn } from '#features/account/account-entries.ts';
import type { Route } from './+types/account-redirect-page';

/** Such as /settings: redirects to the profile page of that name and keeps the query [PROF-05]. */
export function loader({ url, pattern }: Route.LoaderArgs) {
  const query = new URLSearchParams(url.searchParams);
  query.set('page', pattern.replaceAll('/', ''));
  const isKnown = accountPageIn(query) !== null;
  throw redirect(isKnown ? `${href('/profile')}?${query}` : href('/profile'));
}
