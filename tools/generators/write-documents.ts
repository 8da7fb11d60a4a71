import { commandsDocument } from '../../apps/server/cli/documents/commands-document.ts';
import { settingsDocument } from '../../apps/server/cli/documents/settings-document.ts';
import { webhooksDocument } from '../../apps/server/cli/documents/webhooks-document.ts';
import { commands } from '../../apps/server/cli/every-command.ts';
import { keep } from './generated-file.ts';

/** What the documents say of commands, settings and events, from the code itself. */
const remedy = 'npm run documents';
keep({ path: 'docs/commands.md', source: commandsDocument(commands), remedy });
keep({ path: 'docs/settings.md', source: settingsDocument(), remedy });
keep({ path: 'docs/webhooks.md', source: webhooksDocument(), remedy });
