import { accountMarket } from '#features/account/account-calls.ts';

/** Also with the code of a new contact [PROF-23] [PROF-27]. */
export const { updateProfile } = accountMarket.account;

export type ProfileBody = Parameters<typeof updateProfile>[0]['body'];
export type ProfileAnswer = Awaited<ReturnType<typeof updateProfile>>;
