import { commandsDocument } from '../commands/commands-document.ts';
import { commands } from '../commands/every-command.ts';
import { settingsDocument } from '../commands/settings-document.ts';
import { webhooksDocument } from '../commands/webhooks-document.ts';
import { keep } from './generated-file.ts';

/** What the documents say of commands, settings and events, from the code itself. */
const remedy = 'npm run documents';
keep({ path: 'docs/commands.md', source: commandsDocument(commands), remedy });
keep({ path: 'docs/settings.md', source: settingsDocument(), remedy });
keep({ path: 'docs/webhooks.md', source: webhooksDocument(), remedy });
