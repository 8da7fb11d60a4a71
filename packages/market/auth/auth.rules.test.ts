import { describe, expect, it } from 'vitest';
import {
  asksForInterests,
  type ClaimedAccount,
  type InterestQuestion,
  isUnprovedAccount,
  looksLikePhone,
  maskedContact,
  missingProofOfClaim,
  nextSignInStep,
  nonceForProvider,
  offeredLogins,
  offeredSocialMedia,
  type SignInFacts,
  type SignInState,
  signInOutcome,
  waitBeforeCode,
  waitBeforeLogin,
} from './auth.rules.ts';

type Flag = 0 | 1;

describe('what the sign-in view offers', () => {
  const offered = (otp: Flag, manual: Flag, social: Flag) =>
    Object.entries(
      offeredLogins({ otp_login_status: otp, manual_login_status: manual, social_login_status: social }),
    ).flatMap(([way, isOffered]) => (isOffered ? [way] : []));

  it.each<[title: string, otp: Flag, manual: Flag, social: Flag, ways: string[]]>([
    ['[AUTH-01] [AUTH-05] manual alone', 0, 1, 0, ['manual']],
    ['[AUTH-02] [AUTH-04] otp alone', 1, 0, 0, ['otp']],
    ['[AUTH-03] [AUTH-06] social alone', 0, 0, 1, ['social']],
    ['[AUTH-07] otp and manual, without social buttons', 1, 1, 0, ['manual', 'otp']],
    ['[AUTH-08] otp and social', 1, 0, 1, ['otp', 'social']],
    ['[AUTH-09] manual and social', 0, 1, 1, ['manual', 'social']],
    ['[AUTH-10] all three', 1, 1, 1, ['manual', 'otp', 'social']],
    ['[AUTH-11] manual where nothing is switched on', 0, 0, 0, ['manual']],
  ])('%s', (_title, otp, manual, social, ways) => {
    expect(offered(otp, manual, social)).toEqual(ways);
  });

  it.each<[own: boolean, central: Flag, isShown: boolean]>([
    [true, 1, true],
    [true, 0, false],
    [false, 1, false],
    [false, 0, false],
  ])('[AUTH-13] a provider with own status %j and central status %j is shown: %j', (own, central, isShown) => {
    const settings = {
      social_login: ['google', 'facebook'].map((login_medium) => ({ login_medium, status: own })),
      apple_login: [{ login_medium: 'apple', status: own }],
      centralize_login: {
        google_login_status: central,
        facebook_login_status: central,
        apple_login_status: central,
      },
    };
    expect(offeredSocialMedia(settings)).toEqual(isShown ? ['google', 'facebook', 'apple'] : []);
  });

  it('[AUTH-13] each provider goes by its own two statuses, in one order', () => {
    const statusOf = (login_medium: string, status: boolean) => ({ login_medium, status });
    const settings = {
      social_login: [statusOf('facebook', true), statusOf('google', true), statusOf('twitter', true)],
      apple_login: [statusOf('apple', false)],
      centralize_login: { google_login_status: 1, facebook_login_status: 1, apple_login_status: 1 } as const,
    };
    expect(offeredSocialMedia(settings)).toEqual(['google', 'facebook']);
  });
});

describe('the field for e-mail address or phone number', () => {
  it.each(['080', '+23', '+2348030000000', '0803000'])('[AUTH-16] is one for phone numbers with %j in it', (value) => {
    expect(looksLikePhone(value)).toBe(true);
  });

  it.each(['', '0', '08', '+2', '++2', '080a', 'ada@example.com', '080 3', '+', '2+3'])(
    '[AUTH-16] stays as it is with %j in it',
    (value) => {
      expect(looksLikePhone(value)).toBe(false);
    },
  );
});

describe('the step after an answer', () => {
  const state = (change: Partial<SignInState>): SignInState => ({
    token: null,
    is_personal_info: 1,
    is_exist_user: null,
    is_phone_verified: 1,
    is_email_verified: 1,
    ...change,
  });
  const ada = { name: 'Ada', image: null };

  it.each<[string, Partial<SignInState>, string]>([
    ['[AUTH-40] [AUTH-49] missing information', { is_personal_info: 0, is_phone_verified: 0 }, 'user_info'],
    ['[AUTH-41] [AUTH-51] nothing missing', { token: 't' }, 'signed_in'],
    ['[AUTH-42] neither proved', { is_phone_verified: 0, is_email_verified: 0 }, 'verify_phone'],
    ['[AUTH-43] only the phone not proved', { is_phone_verified: 0 }, 'verify_phone'],
    ['[AUTH-44] only the email not proved', { is_email_verified: 0 }, 'verify_email'],
    ['[AUTH-46] a token counts more than an email not proved', { token: 't', is_email_verified: 0 }, 'signed_in'],
    ['[AUTH-50] an account that is there', { is_exist_user: ada }, 'is_exist_user'],
  ])('of a login: %s', (_title, change, step) => {
    expect(nextSignInStep(state(change), 'manual')).toBe(step);
    expect(nextSignInStep(state(change), 'otp')).toBe(step);
  });

  it.each<[string, Partial<SignInState>, string]>([
    ['[AUTH-112] a token', { token: 't' }, 'signed_in'],
    ['[AUTH-113] no token and nobody known', {}, 'phone_modal'],
    ['[AUTH-113] no phone yet', { is_phone_verified: 0 }, 'phone_modal'],
    ['[AUTH-114] missing information', { is_personal_info: 0 }, 'user_info'],
    ['[AUTH-115] an account that is there', { is_exist_user: ada, is_phone_verified: 0 }, 'is_exist_user'],
    ['a code on its way', { is_phone_verified: 0, code: { medium: 'phone' } }, 'verify_phone'],
  ])('of a social login: %s', (_title, change, step) => {
    expect(nextSignInStep(state(change), 'social')).toBe(step);
  });
});

describe('what a sign-in still needs', () => {
  const facts = (change: Partial<SignInFacts>): SignInFacts => ({
    loginType: 'manual',
    hasName: true,
    isMatched: false,
    claimLacks: null,
    phone: 'unproved',
    email: 'unproved',
    verifiesPhone: true,
    verifiesEmail: true,
    isCodeProved: false,
    ...change,
  });

  it.each<[string, Partial<SignInFacts>, string]>([
    ['[AUTH-40] a name before all else', { hasName: false }, 'user_info'],
    ['[AUTH-41] nothing with both proved', { phone: 'proved', email: 'proved' }, 'open'],
    ['[AUTH-42] a code to the phone with neither proved', {}, 'verify_phone'],
    ['[AUTH-43] a code to the phone', { email: 'proved' }, 'verify_phone'],
    ['[AUTH-44] a code to the email', { phone: 'proved' }, 'verify_email'],
    ['[AUTH-45] no code to a phone', { verifiesPhone: false, email: 'proved' }, 'open'],
    ['[AUTH-45] a code to the email alone', { verifiesPhone: false }, 'verify_email'],
    ['[AUTH-45] no code at all', { verifiesPhone: false, verifiesEmail: false }, 'open'],
    ['[AUTH-46] one code in one run', { phone: 'proved', isCodeProved: true }, 'open'],
    ['no code to a contact that is not there', { phone: 'missing', email: 'proved' }, 'open'],
  ])('manual: %s', (_title, change, outcome) => {
    expect(signInOutcome(facts(change))).toBe(outcome);
  });

  const proved = { phone: 'proved', isCodeProved: true, email: 'missing' } as const;
  it.each<[string, Partial<SignInFacts>, string]>([
    ['a code before anything else is said', { email: 'missing', hasName: false, isMatched: true }, 'verify_phone'],
    ['a code even where phones are not verified', { email: 'missing', verifiesPhone: false }, 'verify_phone'],
    ['[AUTH-49] a name first', { ...proved, hasName: false, isMatched: true }, 'user_info'],
    ['[AUTH-50] an answer then', { ...proved, isMatched: true }, 'is_exist_user'],
    ['[AUTH-51] nothing else', proved, 'open'],
    ['[AUTH-74] what its owner alone can prove', { ...proved, claimLacks: 'email' }, 'verify_email'],
  ])('otp: %s', (_title, change, outcome) => {
    expect(signInOutcome(facts({ loginType: 'otp', ...change }))).toBe(outcome);
  });

  const known = { phone: 'missing', email: 'proved' } as const;
  it.each<[string, Partial<SignInFacts>, string]>([
    ['[AUTH-112] nothing with a proved phone', { phone: 'proved', email: 'proved' }, 'open'],
    ['[AUTH-113] a phone', known, 'phone_modal'],
    ['[AUTH-113] no phone where none is verified', { ...known, verifiesPhone: false }, 'open'],
    ['[AUTH-114] a name first', { ...known, hasName: false, isMatched: true }, 'user_info'],
    ['[AUTH-115] an answer then', { ...known, isMatched: true }, 'is_exist_user'],
    ['a code to the phone that was given', { phone: 'unproved', email: 'proved' }, 'verify_phone'],
  ])('social: %s', (_title, change, outcome) => {
    expect(signInOutcome(facts({ loginType: 'social', ...change }))).toBe(outcome);
  });
});

describe('a claim to an account', () => {
  const account = (change: Partial<ClaimedAccount> = {}): ClaimedAccount => ({
    phone: '+2348030000000',
    email: 'ada@example.com',
    is_phone_verified: false,
    is_email_verified: false,
    has_identity: false,
    ...change,
  });
  const byPhone = { phone: '+2348030000000', email: null };
  const byEmail = { phone: null, email: 'ada@example.com' };

  it.each<[string, ClaimedAccount, typeof byPhone | typeof byEmail, string | null]>([
    ['lacks nothing where both sides have proved the contact', account({ is_phone_verified: true }), byPhone, null],
    ['lacks nothing where nobody has proved anything', account(), byPhone, null],
    ['lacks the proved email of a mistyped phone', account({ is_email_verified: true }), byPhone, 'email'],
    ['lacks the proved phone of a mistyped email', account({ is_phone_verified: true }), byEmail, 'phone'],
    ['cannot be proved beside an identity', account({ has_identity: true }), byPhone, 'refused'],
  ])('[AUTH-74] %s', (_title, claimed, proved, lack) => {
    expect(missingProofOfClaim(claimed, proved)).toBe(lack);
  });

  it('takes an account over only while nothing of it is proved', () => {
    expect(isUnprovedAccount(account())).toBe(true);
    for (const proof of ['is_phone_verified', 'is_email_verified', 'has_identity'] as const) {
      expect(isUnprovedAccount(account({ [proof]: true }))).toBe(false);
    }
  });
});

describe('waiting', () => {
  it('[AUTH-56] [AUTH-58] before another code is 60 seconds, and longer for who needs many', () => {
    expect([0, 1, 2, 3, 4, 5, 20].map(waitBeforeCode)).toEqual([0, 60, 60, 120, 300, 300, 300]);
  });

  it('before another password begins after five failures, doubles, and ends at an hour', () => {
    expect([0, 4, 5, 6, 7, 10, 16, 17, 400].map(waitBeforeLogin)).toEqual([0, 0, 1, 2, 4, 32, 2048, 3600, 3600]);
  });
});

it.each([
  ['phone', '+2348031234567', '+234••••••567'],
  ['email', 'adaobi@example.com', 'a••••@example.com'],
  ['email', 'a@b.ng', 'a••••@b.ng'],
] as const)('a masked %s tells its owner enough', (medium, contact, masked) => {
  expect(maskedContact(medium, contact)).toBe(masked);
});

it('what a provider carries back is a hash of what the page keeps', async () => {
  expect(await nonceForProvider('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

describe('the question of interests', () => {
  const all: InterestQuestion = {
    isSignedIn: true,
    hasZone: true,
    moduleHasInterests: true,
    hasInterestCategories: true,
    isModuleAnswered: false,
  };

  it('[AUTH-97] [AUTH-99] is asked when all of its conditions hold, and never without one of them', () => {
    expect(asksForInterests(all)).toBe(true);
    for (const condition of Object.keys(all) as (keyof InterestQuestion)[]) {
      expect(asksForInterests({ ...all, [condition]: !all[condition] })).toBe(false);
    }
  });
});
