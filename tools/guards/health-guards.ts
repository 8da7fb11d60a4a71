// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are lines of our own sources.
import type { Guard } from './guard.ts';

const hideSecrets = 'api/http/hide-secrets.ts';
const hideSecretsTest = 'api/http/hide-secrets.test.ts';
const sitePath = 'market/site-path.ts';
const streamPlaces = 'api/http/stream-places.ts';
const walletTest = 'api/features/wallet/wallet.routes.test.ts';

export const healthGuards: Guard[] = [
  {
    against: 'H1 a long text in the log',
    what: 'a pattern starts only at the beginning of a run',
    test: { file: hideSecretsTest, title: 'takes no longer than on other texts for' },
    without: [
      {
        file: hideSecrets,
        line: String.raw`[/(?<![^\s"'<>(=:,/@])[^\s"'<>(=:,/@]+(@|%40)`,
        instead: String.raw`[/[^\s"'<>(=:,/@]+(@|%40)`,
      },
    ],
  },
  {
    against: 'H1 a long text in the log',
    what: 'texts are cut before they are searched',
    test: { file: 'api/http/log.test.ts', title: 'writes no text of 64 kB whole' },
    without: [
      {
        file: hideSecrets,
        line: 'const start = text.slice(0, maxCharacters + longestSecret);',
        instead: 'const start = text;\n  maxCharacters = text.length;',
      },
    ],
  },
  {
    against: 'H2 a link that leads away',
    what: 'a path is judged as a browser normalises it',
    test: { file: walletTest, title: 'leads back to no %s' },
    without: [
      {
        file: sitePath,
        line: "if (origin !== site || pathname.startsWith('//')) return undefined;",
        instead: 'if (origin !== site) return undefined;',
      },
    ],
  },
  {
    against: 'H3 a secret where others read',
    what: 'a mistyped address shows nothing before its last @',
    test: { file: 'configuration/read-configuration.test.ts', title: 'keeps the password of' },
    without: [
      {
        file: 'configuration/faults.ts',
        line: "const shown = at === -1 ? value : `${beginning}${beginning.endsWith(':') ? '' : ':'}…${value.slice(at)}`;",
        instead: 'const shown = value;\n  void [at, beginning];',
      },
    ],
  },
  {
    against: 'H3 a secret where others read',
    what: 'the folder of uploads is closed to others',
    test: { file: 'api/outside/uploads/uploads.test.ts', title: 'are read by nobody else on the machine' },
    without: [
      {
        file: 'api/outside/uploads/folder-uploads.ts',
        line: 'const privateFolder = 0o700;',
        instead: 'const privateFolder = 0o755;',
      },
    ],
  },
  {
    against: 'H4 every event stream for one',
    what: 'streams are counted by order, not by who says to listen',
    test: {
      file: 'api/features/notifications/stream-events.test.ts',
      title: 'is open a few times at once, whatever guest ids its listeners take',
    },
    without: [{ file: streamPlaces, line: '      [`about ${about}`, limits.ofOrder],\n', instead: '' }],
  },
  {
    against: 'H4 every event stream for one',
    what: 'streams are counted by blocks of addresses',
    test: { file: 'api/http/stream-places.test.ts', title: 'are few for %s, and leave the others to everybody else' },
    without: [{ file: streamPlaces, line: '      [`network ${far}`, limits.ofNetwork],\n', instead: '' }],
  },
];
