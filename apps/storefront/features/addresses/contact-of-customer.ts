import type { AddressInput } from './address-form.ts';

/** The default contact of a new address; a guest types one. */
export async function contactOfCustomer(): Promise<Partial<AddressInput>> {
  try {
    const { accountApi } = await import('#features/account/account-calls.ts');
    const { f_name, l_name, phone } = await accountApi.account.info({});
    return { contact_person_name: [f_name, l_name].filter(Boolean).join(' '), contact_person_number: phone ?? '' };
  } catch {
    return {};
  }
}
