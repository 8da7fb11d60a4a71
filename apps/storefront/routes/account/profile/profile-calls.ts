import type { accountContract } from 'market/account/account.contract';
import type { BodyOf, ReplyOf } from 'market/calls/endpoint';

export type ProfileBody = BodyOf<(typeof accountContract)['updateProfile']>;
export type ProfileAnswer = ReplyOf<(typeof accountContract)['updateProfile']>;

/** Also with the code of a new contact [PROF-23] [PROF-27]. The calls come when the form is sent. */
export async function updateProfile(body: ProfileBody): Promise<ProfileAnswer> {
  const { accountApi } = await import('#features/account/account-calls.ts');
  return accountApi.account.updateProfile({ body });
}
