// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are lines of an example.
import type { Schema } from 'market/calls/endpoint';
import { webhookWaits } from 'market/notifications/notifications.rules';
import { webhookEvents, webhookHeaders } from 'market/notifications/notifications-webhooks.contract';
import { cell, markdownTable } from './settings-document.ts';

/** Returns the guide to webhooks as Markdown, for authors of receiving programs. */
export function webhooksDocument(): string {
  const events = Object.entries<{ about: string; data: Schema }>(webhookEvents);
  return [
    '# Webhooks',
    '',
    'Made by `npm run documents` from the contract. A market tells other programs what happens in it: it posts each event to',
    'every endpoint that its operator has added, after the specification [Standard Webhooks](https://www.standardwebhooks.com),',
    'so libraries for that read them in most languages.',
    '',
    '    soko webhook add https://books.example/soko --events order.placed,order.paid',
    '',
    'adds an endpoint and shows its secret, once. `soko webhook list` and `soko webhook remove` look after them,',
    '[commands.md](commands.md) has the rest. `docs/openapi.json` describes every event under `webhooks`.',
    '',
    '## What is posted',
    '',
    'JSON with three fields: `type`, `timestamp` (when it happened) and `data`. An endpoint that knows the contract can say',
    "`import type { WebhookEvent } from 'soko-client'`. Beside the body stand three headers:",
    '',
    ...markdownTable(
      ['Header', 'What it is'],
      Object.entries(webhookHeaders).map(([name, about]) => [`\`${name}\``, about]),
    ),
    '',
    ...markdownTable(
      ['Event', 'What has happened', 'Fields of `data`'],
      events.map(([name, { about, data }]) => [`\`${name}\``, cell(about), fieldsOf(data)]),
    ),
    '',
    'Amounts are decimal numbers in `currency`, times are UTC. An order is as it stands when the event leaves, which is',
    'within a second or two, but for `order_status`, which is the state that the event tells of. No name, number, address or',
    'message of a person is posted, but what he has said in a review for all to read: `customer_id` is null for a guest, and',
    'means nothing outside of this market.',
    '',
    'Chats, codes, prescriptions themselves and what stands in wallets are no events.',
    '',
    '## What to answer',
    '',
    'Anything from 200 to 299 within 10 seconds; what it says is not read. Do the work afterwards. Everything else, a redirect',
    'as well, is a no, and the event comes again:',
    '',
    ...retryTable(),
    '',
    'After the last try it is given up. `soko outbox list` shows it with the first 200 characters that were answered, and',
    '`soko webhook replay` sends it again; `--since` and `--endpoint` also bring what happened before an endpoint was added.',
    '',
    '**Twice.** An event can come more than once, for an answer may be lost: keep the `webhook-id` and skip what you have',
    'seen. It is the same in every try and every replay, and for every endpoint.',
    '',
    '**Order.** Events are posted up to eight at a time and may overtake each other. Compare `timestamp`, or ask the market.',
    '',
    '**Patience.** Each endpoint is served by itself: one that is slow or away holds up nothing but its own events.',
    '',
    '## Whether it is the market that calls',
    '',
    'Check the signature before you believe a word, over the bytes as they came. In Node:',
    '',
    '```js',
    ...nodeLines,
    '```',
    '',
    'In Python:',
    '',
    '```python',
    ...pythonLines,
    '```',
    '',
    '## Another secret',
    '',
    '    soko webhook rotate 1',
    '',
    'gives an endpoint another secret and shows it once. For 24 hours every call carries two signatures with a space between',
    'them, first that of the new secret, then that of the old one; the lines above take either. Put the new one in place',
    'meanwhile. Of two rotations within a day the first secret of all signs no more.',
    '',
    '## A test',
    '',
    '    soko webhook test 1',
    '',
    'posts one event to the endpoint and tells what it answered. Its type is `webhook.test`, which nothing in the market has,',
    'its `webhook-id` starts with `test_`, and `data` holds the `endpoint_id`. It is signed like any other, sent once, and',
    'kept nowhere: answer 2xx and do nothing.',
    '',
    '## Where endpoints may be',
    '',
    'Addresses of the internet are called by `https://` alone, with a certificate that the machine trusts. Addresses of this',
    'machine and of private networks are refused unless `WEBHOOK_REACH` allows them ([settings.md](settings.md)); a demo',
    'allows this machine. Link-local addresses, where clouds keep their secrets, are never called. Each call looks at the',
    'addresses that a name leads to at that moment.',
    '',
    'What arrived or was given up is forgotten after 30 days. Events of orders stay with them and can be replayed for good;',
    'of the others [retention.md](retention.md) says how long they are kept. `soko_webhooks_total` counts tries by outcome,',
    '`soko_outbox_waiting` what waits and what was given up ([watching.md](watching.md)).',
    '',
  ].join('\n');
}

function fieldsOf(data: Schema): string {
  const shape = 'shape' in data._zod.def ? Object.keys(data._zod.def.shape as object) : [];
  return shape.map((name) => `\`${name}\``).join(', ');
}

function retryTable(): string[] {
  let after = 0;
  const rows = webhookWaits.map((wait, place) => {
    after += wait;
    return [String(place + 2), inWords(wait), inWords(after)];
  });
  return markdownTable(['Try', 'After the last one', 'After the first one'], rows);
}

function inWords(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 3600), 'h'],
    [Math.floor((seconds % 3600) / 60), 'min'],
    [seconds % 60, 's'],
  ] as const;
  return parts.flatMap(([amount, unit]) => (amount > 0 ? `${amount} ${unit}` : [])).join(' ');
}

const nodeLines = [
  "import { createHmac, timingSafeEqual } from 'node:crypto';",
  '',
  'export function isFromTheMarket(headers, body, secret) {',
  "  const [id, time, signatures] = ['id', 'timestamp', 'signature'].map((name) => headers[`webhook-${name}`]);",
  '  if (!(Math.abs(Date.now() / 1000 - Number(time)) < 300)) return false;',
  "  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');",
  "  const wanted = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest();",
  "  const given = signatures.split(' ').map((one) => Buffer.from(one.split(',')[1] ?? '', 'base64'));",
  '  return given.some((one) => one.length === wanted.length && timingSafeEqual(one, wanted));',
  '}',
];

const pythonLines = [
  'import base64, hashlib, hmac, time',
  '',
  'def is_from_the_market(headers, body: bytes, secret):',
  '    if abs(time.time() - int(headers["webhook-timestamp"])) > 300:',
  '        return False',
  '    key = base64.b64decode(secret.removeprefix("whsec_"))',
  "    said = f\"{headers['webhook-id']}.{headers['webhook-timestamp']}.\".encode() + body",
  '    wanted = base64.b64encode(hmac.new(key, said, hashlib.sha256).digest()).decode()',
  '    given = [one.split(",")[1] for one in headers["webhook-signature"].split(" ")]',
  '    return any(hmac.compare_digest(one, wanted) for one in given)',
];
