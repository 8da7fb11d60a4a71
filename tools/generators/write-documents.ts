import { commandsDocument } from '../../apps/server/cli/documents/commands-document.ts';
import { settingsDocument } from '../../apps/server/cli/documents/settings-document.ts';
import { webhooksDocument } from '../../apps/server/cli/documents/webhooks-document.ts';
import { commands } from '../../apps/server/cli/every-command.ts';
import { writeOrCheck } from './generated-file.ts';

/** What the documents say of commands, settings and events, from the code itself. */
const remedy = 'npm run documents';
writeOrCheck({ path: 'docs/commands.md', source: commandsDocument(commands), remedy });
writeOrCheck({ path: 'docs/settings.md', source: settingsDocument(), remedy });
writeOrCheck({ path: 'docs/webhooks.md', source: webhooksDocument(), remedy });
