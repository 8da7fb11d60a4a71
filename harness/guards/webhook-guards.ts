// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are lines of our own sources.
import type { Guard } from './guard.ts';

const sendWebhooks = 'packages/api/notifications/send-webhooks.ts';
const sendTest = 'packages/api/notifications/send-webhooks.test.ts';

export const webhookGuards: Guard[] = [
  {
    against: 'W1 an endpoint that never replies',
    what: 'each endpoint has a queue of its own',
    test: { file: sendTest, title: 'does not delay other endpoints while it sends no reply' },
    without: [
      {
        file: sendWebhooks,
        line: 'busy.set(endpointId, serving);',
        instead: 'busy.set(endpointId, serving);\n    await serving;',
      },
    ],
  },
  {
    against: 'W2 a webhook sent twice',
    what: 'a node leases the webhooks that it sends',
    test: { file: sendTest, title: 'that send at once send each event once' },
    without: [
      {
        file: 'packages/api/notifications/notifications-webhooks.data.ts',
        line: 'set attempts = d.attempts + 1, due_at = ${until}',
        instead: 'set attempts = d.attempts + 1',
      },
    ],
  },
  {
    against: 'W3 an address in the internal network',
    what: 'the resolved address is checked when the connection is made',
    test: {
      file: 'packages/api/providers/webhooks/http-webhooks.test.ts',
      title: 'does not go inside, by whatever name it is called',
    },
    without: [
      {
        file: 'packages/api/providers/webhooks/http-webhooks.ts',
        line: "      if (bad) return done(forbidden(bad.address), '', 0);\n",
        instead: '      void bad;\n',
      },
    ],
  },
];
