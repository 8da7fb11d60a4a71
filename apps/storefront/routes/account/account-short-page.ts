import { redirect } from 'react-router';
import { accountPageIn } from '#features/account/account-entries.ts';
import type { Route } from './+types/account-short-page';

/** Such as /settings: redirects to the profile page of that name and keeps the query [PROF-05]. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const query = new URLSearchParams(searchParams);
  query.set('page', pathname.replaceAll('/', ''));
  const isKnown = accountPageIn(query) !== null;
  throw redirect(isKnown ? `/profile?${query}` : '/profile');
}
