import type { Guard } from './guard.ts';

const callers = 'api/http/callers.ts';
const loginTest = 'api/features/auth/log-in.test.ts';

/** What keeps the API as the two specification documents describe it. */
export const apiGuards: Guard[] = [
  {
    against: 'D1 a session that a client cannot use',
    what: 'only the storefront names itself as the storefront',
    test: { file: loginTest, title: 'answers the token itself to a client with %s' },
    without: [
      {
        file: callers,
        line: "  if (headers['x-software-id'] !== storefrontSoftwareId) return false;\n",
        instead: '  void storefrontSoftwareId;\n',
      },
    ],
  },
  {
    against: 'D1 a session that a client cannot use',
    what: 'a missing origin proves no page',
    test: { file: loginTest, title: 'answers the token itself to a client with %s' },
    without: [
      {
        file: callers,
        line: 'return headers.origin !== undefined && hostOf(headers.origin) === host;',
        instead: 'return headers.origin === undefined || hostOf(headers.origin) === host;',
      },
    ],
  },
];
