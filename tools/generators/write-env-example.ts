import { settings } from '../../apps/server/configuration/settings.ts';
import { writeOrCheck } from './generated-file.ts';

interface Shown {
  about: string;
  must: string;
  example: string;
  usual?: string;
}

const paragraphs = Object.entries<Shown>(settings).map(([name, { about, must, example, usual }]) =>
  [`# ${about}`, `# Must ${must}.`, usual === undefined ? `# ${name}=${example}` : `${name}=${usual}`].join('\n'),
);
/** What the environment may say, from the schema of the configuration. */
writeOrCheck({
  path: '.env.example',
  source: `# Copy to .env what should differ. Made by \`npm run env\` from apps/server/configuration/settings.ts.\n\n${paragraphs.join('\n\n')}\n`,
  remedy: 'npm run env',
});
