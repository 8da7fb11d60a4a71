import type { SavedAddress } from 'market/addresses/addresses.contract';
import { CallRefused } from 'market/calls/client';
import { everyRow } from 'market/calls/every-row';
import { type MarketClient, sessionIn } from '../../server/market-client.server.ts';

/** Known data of the customer, which need not be typed. */
export interface OrderingCustomer {
  name: string;
  phone: string;
  email: string;
  addresses: SavedAddress[];
}

/** Null for guests, who are asked for nothing of the kind [ADDR-32]; a session that is over is a guest's. */
export async function fetchOrderingCustomer(market: MarketClient, request: Request): Promise<OrderingCustomer | null> {
  if (!sessionIn(request.headers.get('cookie') ?? '')) return null;
  try {
    const [profile, addresses] = await Promise.all([
      market.account.info({}),
      everyRow('addresses', (query) => market.addresses.list({ query })),
    ]);
    const name = `${profile.f_name} ${profile.l_name}`.trim();
    return { name, phone: profile.phone ?? '', email: profile.email ?? '', addresses };
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    return null;
  }
}
