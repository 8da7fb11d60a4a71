import { redirect } from 'react-router';
import { preferencesIn } from '#browser/preferences.ts';
import { signInPath } from '#features/account/customers-only.ts';
import { type MarketClient, sessionIn } from '../../server/market-client.server.ts';

interface SettingsClient {
  config: {
    settings: (
      call: object,
    ) => Promise<Pick<Awaited<ReturnType<MarketClient['config']['settings']>>, 'guest_checkout_status'>>;
  };
}

/** Only customers check out where guests may not: everybody else signs in first, and comes back [CHK-05]. */
export async function mustBeAllowedToOrder(market: SettingsClient, request: Request): Promise<void> {
  if (sessionIn(request.headers.get('cookie') ?? '')) return;
  const { guest_checkout_status: status } = await market.config.settings({});
  if (status === 1) return;
  const { pathname, search } = new URL(request.url);
  const hasPlace = preferencesIn(request).zoneIds.length > 0;
  throw redirect(signInPath({ hasPlace, why: 'sign_in_needed', back: pathname + search }));
}
