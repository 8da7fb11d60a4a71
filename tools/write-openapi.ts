import { openApiOf } from 'api/http/open-api';
import { contract } from 'market/contract';
import { webhookEvents } from 'market/notifications/notifications-webhooks.contract';
import { keep } from './generated-file.ts';

/** The contract for clients that are not ours. */
keep({
  path: 'docs/openapi.json',
  source: `${JSON.stringify(openApiOf(contract, webhookEvents), null, 2)}\n`,
  remedy: 'npm run openapi',
});
