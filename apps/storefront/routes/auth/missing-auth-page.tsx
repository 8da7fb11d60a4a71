import { data } from 'react-router';
import type { PageHandle } from '#features/config/page-handle.ts';

/** The logo leads home from here as from every sign-in [NAV-04]. */
export const handle = { logoLeadsHome: true } satisfies PageHandle;

/** No address below /auth has a page of its own. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function MissingAuthPage() {
  return null;
}
