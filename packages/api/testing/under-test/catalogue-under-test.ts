import type { buildApi } from '#api/app/app.ts';
import { knownModules, knownZones } from '#api/db/seed/known-market.ts';
import type { Answer } from './shopper-under-test.ts';

type App = ReturnType<typeof buildApi>;

/** Where a call is made from, as its headers say it. */
export interface Place {
  zones?: number[];
  module?: number | undefined;
  at?: { lat: number; lng: number };
  headers?: Record<string, string>;
}

/** Food in Yaba, unless a test says otherwise. */
const yaba: Place = { zones: [knownZones.yaba.id], module: knownModules.food };

/** Reads the catalogue as anybody does. */
export function catalogueUnderTest(appOf: () => App): (path: string, place?: Place) => Promise<Answer> {
  return async (path, place) => {
    const { zones, module, at, headers } = { ...yaba, ...place };
    const reply = await appOf().inject({
      url: `/api/v1/${path}`,
      headers: {
        ...(zones && { zoneid: JSON.stringify(zones) }),
        ...(module && { moduleid: String(module) }),
        ...(at && { latitude: String(at.lat), longitude: String(at.lng) }),
        ...headers,
      },
    });
    const body = reply.json();
    const [fault] = body.errors ?? [];
    return { status: reply.statusCode, code: fault?.code, message: fault?.message, body };
  };
}
