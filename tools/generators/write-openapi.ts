import { openApiOf } from 'api/http/documents/open-api';
import { contract } from 'market/calls/contract';
import { webhookEvents } from 'market/notifications/notifications-webhooks.contract';
import { clientSource } from './client-source.ts';
import { writeOrCheck } from './generated-file.ts';
import { namedSchemas } from './named-schemas.ts';

const remedy = 'npm run openapi';

/** The contract for clients that are not ours: as a document, and as calls and types of the client that others install. */
writeOrCheck({
  path: 'docs/openapi.json',
  source: `${JSON.stringify(openApiOf(contract, webhookEvents), null, 2)}\n`,
  remedy,
});
writeOrCheck({
  path: 'packages/client/soko-calls.ts',
  source: clientSource(contract, webhookEvents, await namedSchemas()),
  remedy,
});
