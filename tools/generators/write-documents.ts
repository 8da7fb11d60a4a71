import { contract } from 'market/calls/contract';
import { commandsDocument } from '../../apps/server/cli/documents/commands-document.ts';
import { settingsDocument } from '../../apps/server/cli/documents/settings-document.ts';
import { webhooksDocument } from '../../apps/server/cli/documents/webhooks-document.ts';
import { callsDocument } from './calls-document.ts';
import { writeOrCheck } from './generated-file.ts';

/** The documents of commands, calls, settings and events, written from the code. */
const remedy = 'npm run documents';
writeOrCheck({ path: 'docs/commands.md', source: commandsDocument(), remedy });
writeOrCheck({ path: 'docs/calls.md', source: callsDocument(contract), remedy });
writeOrCheck({ path: 'docs/settings.md', source: settingsDocument(), remedy });
writeOrCheck({ path: 'docs/webhooks.md', source: webhooksDocument(), remedy });
