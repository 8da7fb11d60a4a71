/** What one slow client sends. */
export interface SlowKind {
  /** At once. */
  first: string;
  /** Every two seconds after that. */
  trickle?: string;
  /** Reads nothing that it is answered. */
  neverReads?: true;
}

export const kindNames = [
  'heads',
  'bodies',
  'orders',
  'uploads',
  'pages',
  'readers',
  'streams',
  'pipelines',
  'idle',
] as const;
export type KindName = (typeof kindNames)[number];

/** Returns every kind of slow client; `eventsPath` is the event stream of an existing order. */
export function slowKinds(host: string, eventsPath: string): Record<KindName, SlowKind> {
  const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
  const post = (path: string, type: string, body: string, more = '') =>
    `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: ${type}\r\nContent-Length: 2000\r\n${more}\r\n${body}`;
  const form = '--line\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n';
  return {
    heads: { first: `GET /home HTTP/1.1\r\nHost: ${host}\r\nX-Slow: `, trickle: 'a' },
    bodies: { first: post('/api/v1/cart/add', 'application/json', '{'), trickle: ' ' },
    orders: {
      first: post('/api/v1/customer/order/place', 'application/json', '{', 'Idempotency-Key: slow-client\r\n'),
      trickle: ' ',
    },
    uploads: {
      first: post(
        '/api/v1/customer/order/prescription/upload',
        'multipart/form-data; boundary=line',
        form,
        'X-software-id: 1\r\nCookie: guest_id=slow-client-of-a-harness\r\n',
      ),
      trickle: 'a',
    },
    pages: { first: post('/track-order', 'application/x-www-form-urlencoded', 'a'), trickle: 'a' },
    readers: { first: get('/api/v1/openapi.json').repeat(8), neverReads: true },
    streams: { first: get(eventsPath) },
    pipelines: { first: get(eventsPath) + get('/home').repeat(8), neverReads: true },
    idle: { first: '' },
  };
}
