import { namedSchemas } from 'api/http/documents/named-schemas';
import { documentAudiences, openApiOf } from 'api/http/documents/open-api';
import { contract } from 'market/calls/contract';
import { webhookEvents } from 'market/notifications/notifications-webhooks.contract';
import { clientSource } from './client-source.ts';
import { writeOrCheck } from './generated-file.ts';

const remedy = 'npm run openapi';
const named = await namedSchemas();

/** The contract for clients that are not ours: as documents, and as calls and types of the client that others install. */
for (const audience of [undefined, ...documentAudiences]) {
  const document = openApiOf({ nouns: contract, events: webhookEvents, named, audience });
  const path = audience ? `docs/openapi/${audience}.json` : 'docs/openapi.json';
  // The document of all has a line for each value, so that a change of the contract shows; the others follow from it.
  writeOrCheck({ path, source: `${JSON.stringify(document, null, audience ? 0 : 2)}\n`, remedy });
}
writeOrCheck({
  path: 'packages/client/soko-calls.ts',
  source: clientSource(contract, webhookEvents, named),
  remedy,
});
