import type { Guard } from './guard.ts';

const guestTest = 'api/features/auth/auth.routes.test.ts';

/** What tells a crowd from one who tries. */
export const limitGuards: readonly Guard[] = [
  {
    against: 'P13 a made-up guest',
    what: 'an id that the market has not issued writes nothing',
    test: { file: guestTest, title: 'that is made up writes nothing' },
    without: [
      { file: 'api/http/callers.ts', line: '(await isGuest(guestId)) ? guestId : undefined', instead: 'guestId' },
    ],
  },
  {
    against: 'P13 a made-up guest',
    what: 'a signature must be right',
    test: { file: 'api/http/guest-ids.test.ts', title: 'is known by its signature' },
    without: [
      {
        file: 'api/http/guest-ids.ts',
        line: 'signature.length === right.length && timingSafeEqual(signature, right)',
        instead: 'signature.length === right.length',
      },
    ],
  },
];
