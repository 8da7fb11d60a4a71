import type { Profile } from 'market/account/account.contract';
import { type ContactState, verifiedFlag } from 'market/auth/auth.rules';
import type { Settings } from 'market/config/config.contract';
import { uploadPath } from 'market/values/image-path';
import { settingsOf } from '#api/config/read-settings.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { contactKey, hashContacts } from '#api/http/limits/contact-hashes.ts';
import { Refusal } from '#api/http/refusal.ts';
import { firstOrderEnd } from '#api/wallet/first-order-discount.ts';
import { type CustomerRow, customerById } from './account.data.ts';

/** The profile of a customer [PROF-06] [PROF-07] [PROF-08]. */
export async function showProfile({ db, now }: ApiContext, customerId: number): Promise<Profile> {
  const row = await mustFindCustomer({ db }, customerId);
  const contactHashes = hashContacts(await contactKey(db), {
    phone: row.is_phone_verified ? row.phone : null,
    email: row.is_email_verified ? row.email : null,
  });
  const settings = await settingsOf(db);
  return profileOf(row, settings, await firstOrderEnd(db, customerId, { contactHashes, settings, at: now() }));
}

/** The name and the picture of a person on a tablet that others use too [SEAT-05]. */
export async function showProfileOnDevice(context: ApiContext, customerId: number): Promise<Profile> {
  return {
    ...(await showProfile(context, customerId)),
    ...{ phone: null, email: null, is_phone_verified: 0, is_email_verified: 0, has_password: false },
    ...{ ref_code: '', is_valid_for_discount: false, validity: null, existing_modules: [] },
  };
}

/** The account may be removed while one of its calls is under way. */
export async function mustFindCustomer({ db }: Pick<ApiContext, 'db'>, customerId: number): Promise<CustomerRow> {
  const row = await customerById(db, customerId);
  if (!row) throw new Refusal('token_expired');
  return row;
}

function emailStateOf({ email, is_email_verified: isProved }: CustomerRow): ContactState {
  return email === null ? 'missing' : isProved ? 'proved' : 'unproved';
}

function profileOf(
  row: CustomerRow,
  { centralize_login: switches }: Pick<Settings, 'centralize_login'>,
  firstOrderUntil: Date | undefined,
): Profile {
  return {
    id: row.id,
    f_name: row.f_name,
    l_name: row.l_name,
    last_name: row.l_name,
    phone: row.phone,
    email: row.email,
    image: row.image,
    image_full_url: row.image && uploadPath(row.image),
    is_phone_verified: row.is_phone_verified ? 1 : 0,
    is_email_verified: verifiedFlag(emailStateOf(row), switches.email_verification_status === 1),
    has_password: row.has_password,
    ref_code: row.ref_code,
    is_valid_for_discount: firstOrderUntil !== undefined,
    validity: firstOrderUntil?.toISOString() ?? null,
    existing_modules: row.existing_modules,
    created_at: row.created_at.toISOString(),
  };
}
