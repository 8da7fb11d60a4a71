// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are lines of our own sources.
import type { Guard } from './guard.ts';

const malformed = 'packages/api/http/listen/malformed-requests.ts';
const malformedTest = 'packages/api/http/listen/malformed-requests.test.ts';
const hideSecrets = 'packages/api/http/watch/hide-secrets.ts';
const hideSecretsTest = 'packages/api/http/watch/hide-secrets.test.ts';
const migrate = 'packages/api/db/migrate.ts';
const sitePath = 'packages/market/values/site-path.ts';
const streamSlots = 'packages/api/http/listen/stream-slots.ts';
const walletTest = 'packages/api/wallet/wallet.routes.test.ts';

export const healthGuards: Guard[] = [
  {
    against: 'H1 a log line that takes long to clean',
    what: 'the regular expression is anchored, so that it is linear',
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
    against: 'H1 a log line that takes long to clean',
    what: 'texts are shortened before they are searched',
    test: { file: 'packages/api/http/watch/log.test.ts', title: 'writes no text of 64 kB whole' },
    without: [
      {
        file: hideSecrets,
        line: 'const start = text.slice(0, maxCharacters + maxSecretLength);',
        instead: 'const start = text;\n  maxCharacters = text.length;',
      },
    ],
  },
  {
    against: 'H2 an open redirect',
    what: 'a path is checked after normalization, as a browser does it',
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
    against: 'H3 a secret in a place that others read',
    what: 'everything before the last @ of a mistyped URL is hidden',
    test: { file: 'apps/server/configuration/read-configuration.test.ts', title: 'keeps the password of' },
    without: [
      {
        file: 'apps/server/configuration/faults.ts',
        line: "const shown = at === -1 ? value : `${beginning}${beginning.endsWith(':') ? '' : ':'}…${value.slice(at)}`;",
        instead: 'const shown = value;\n  void [at, beginning];',
      },
    ],
  },
  {
    against: 'H3 a secret in a place that others read',
    what: 'the folder of uploads is not readable by other users',
    test: {
      file: 'packages/api/providers/uploads/uploads.test.ts',
      title: 'are readable by no other account of the machine',
    },
    without: [
      {
        file: 'packages/api/providers/uploads/folder-uploads.ts',
        line: 'const privateFolder = 0o700;',
        instead: 'const privateFolder = 0o755;',
      },
    ],
  },
  {
    against: 'H4 all event streams held by one client',
    what: 'streams are counted by order, not by the claimed listener',
    test: {
      file: 'packages/api/notifications/stream-events.test.ts',
      title: 'is open a few times at once, whatever guest ids its listeners take',
    },
    without: [{ file: streamSlots, line: '      [`about ${about}`, limits.ofOrder],\n', instead: '' }],
  },
  {
    against: 'H4 all event streams held by one client',
    what: 'streams are counted by blocks of addresses',
    test: {
      file: 'packages/api/http/listen/stream-slots.test.ts',
      title: 'are few for %s, and leave the others to everybody else',
    },
    without: [{ file: streamSlots, line: '      [`network ${ofNetwork}`, limits.ofNetwork],\n', instead: '' }],
  },
  {
    against: 'H5 a full disk and malformed requests',
    what: 'a full disk is answered with Retry-After',
    test: { file: 'packages/api/http/refusal.test.ts', title: 'an order that meets %s is told to retry' },
    without: [
      { file: 'packages/api/http/refusal.ts', line: 'away.test(code) || full.test(code)', instead: 'away.test(code)' },
      { file: 'packages/api/http/refusal.ts', line: '|25006|53...|', instead: '|53300|' },
    ],
  },
  {
    against: 'H5 a full disk and malformed requests',
    what: 'the disk counts as full until a write succeeds',
    test: {
      file: 'packages/api/db/database-health.test.ts',
      title: 'a full disk stops orders until a write succeeds, and the log reports both',
    },
    without: [
      { file: 'packages/api/db/database-health.ts', line: '    await client.query(writeProbe);\n', instead: '' },
    ],
  },
  {
    against: 'H5 a full disk and malformed requests',
    what: 'the depth of a body is limited before it is read',
    test: { file: malformedTest, title: 'a body 5,000 deep is refused by %s without a stack' },
    without: [{ file: malformed, line: 'if (depth > maxDepth) return true;', instead: 'void maxDepth;' }],
  },
  {
    against: 'H5 a full disk and malformed requests',
    what: 'the Host header is validated',
    test: { file: malformedTest, title: 'a request with %s is refused, and the log says nothing' },
    without: [{ file: malformed, line: 'if (host.test(', instead: 'if (!host.test("") || host.test(' }],
  },
  {
    against: 'H6 a start that hangs or gives up',
    what: 'waiting for the lock of migrations has a timeout',
    test: {
      file: 'packages/api/db/migrate.test.ts',
      title: 'is waited for with a message while another process has the lock, and not forever',
    },
    without: [
      { file: migrate, line: '; set local lock_timeout = ${milliseconds}', instead: '; set local lock_timeout = 0' },
    ],
  },
  {
    against: 'H6 a start that hangs or gives up',
    what: 'a slow database is retried at the start',
    test: {
      file: 'packages/api/db/open-database.test.ts',
      title: 'waits for a PostgreSQL that does not answer at first',
    },
    without: [
      {
        file: 'packages/api/db/client/connect-fault.ts',
        line: ' || (error instanceof Error && slow.test(error.message))',
        instead: '',
      },
    ],
  },
];
