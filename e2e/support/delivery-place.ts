import type { BrowserContext } from '@playwright/test';

interface Chosen {
  zoneId?: number;
  module?: { id: number; module_type: string };
  location?: string;
  at?: { lat: number; lng: number };
}

/** Simulates a visitor who has picked Adeola Odeku Street: the documented keys, as cookies. */
export async function deliverTo(
  context: BrowserContext,
  {
    zoneId = 1,
    module = { id: 1, module_type: 'food' },
    location = 'Adeola Odeku Street, Victoria Island, Lagos',
    at = { lat: 6.4316, lng: 3.4163 },
  }: Chosen = {},
): Promise<void> {
  const values = { zoneid: `[${zoneId}]`, module: JSON.stringify(module), location, currentLatLng: JSON.stringify(at) };
  await context.addCookies(
    Object.entries(values).map(([name, value]) => ({
      name,
      value: encodeURIComponent(value),
      domain: '127.0.0.1',
      path: '/',
    })),
  );
}
