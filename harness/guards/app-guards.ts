import type { Guard } from './guard.ts';

const serving = 'apps/server/applications/serve-applications.ts';
const served = 'apps/server/applications/serve-applications.test.ts';

/** Guards for the staff applications: their policy and their methods. */
export const appGuards: Guard[] = [
  {
    against: 'P2 cross-site request forgery',
    what: 'each shell has a nonce of its own',
    test: { file: served, title: 'has a new nonce in each shell' },
    without: [
      { file: serving, line: "randomBytes(16).toString('base64')", instead: "randomBytes(0).toString('base64')" },
    ],
  },
  {
    against: 'B17 overriding the HTTP method',
    what: 'an application accepts only GET and HEAD',
    test: { file: served, title: 'takes no method but GET and HEAD' },
    without: [{ file: serving, line: '  refuseOtherMethods(app, name);\n', instead: '' }],
  },
];
