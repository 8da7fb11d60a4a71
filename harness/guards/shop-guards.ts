import type { Guard } from './guard.ts';

/** Guards that keep carts and sessions of different people apart. */
export const shopGuards: Guard[] = [
  {
    against: 'P3 a session that should have ended',
    what: 'a page of a customer is never rendered as for a guest',
    test: {
      file: 'packages/api/http/callers/callers.test.ts',
      title: 'is unknown if the page shows a customer whose cookie is gone, and no guest replaces it',
    },
    without: [
      {
        file: 'packages/api/http/callers/callers.ts',
        line: "request.headers[signedInHeader] !== undefined) throw new Refusal('token_expired');",
        instead: 'request.headers[signedInHeader] === null) return undefined;',
      },
    ],
  },
  {
    against: 'B4 a zone set by the caller',
    what: 'a cart reports that its zone does not serve the address',
    test: { file: 'packages/api/cart/cart.routes.test.ts', title: 'names its zone and currency' },
    without: [
      {
        file: 'packages/api/cart/show-cart.ts',
        line: 'is_delivered_here: isDeliveredTo(zoneIds, row.zone_id),',
        instead: 'is_delivered_here: isDeliveredTo([], row.zone_id),',
      },
    ],
  },
];
