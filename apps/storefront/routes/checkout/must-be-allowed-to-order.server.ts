import { redirect } from 'react-router';
import { preferencesIn } from '#browser/preferences.ts';
import { signInPath } from '#features/account/customers-only.ts';
import { type ApiClient, sessionIn } from '../../server/api-client.server.ts';

interface SettingsClient {
  config: {
    settings: (
      call: object,
    ) => Promise<Pick<Awaited<ReturnType<ApiClient['config']['settings']>>, 'guest_checkout_status'>>;
  };
}

/** Only customers check out where guests may not: everybody else signs in first, and comes back [CHK-05]. */
export async function mustBeAllowedToOrder(api: SettingsClient, request: Request): Promise<void> {
  if (sessionIn(request.headers.get('cookie') ?? '')) return;
  const { guest_checkout_status: status } = await api.config.settings({});
  if (status === 1) return;
  const { pathname, search } = new URL(request.url);
  const hasPlace = preferencesIn(request).zoneIds.length > 0;
  throw redirect(signInPath({ hasPlace, why: 'sign_in_needed', back: pathname + search }));
}
