import { csvOf } from 'market/access/access-audit.rules';
import { counterCodeOf } from 'market/orders/orders-board.rules';
import { registerRows } from 'market/orders/prescriptions/orders-register.rules';
import type {
  Pharmacist,
  PharmacyRegister,
  RegisterEntry,
} from 'market/orders/prescriptions/orders-register.vendor.contract';
import { customerKey } from '#api/db/shopper-keys.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import type { AuthorizedStore } from '#api/http/callers/staff.ts';
import { Refusal } from '#api/http/refusal.ts';
import { dayOfStore, pharmacistOf, type RegisterRow, registerOfDay, savePharmacist } from './orders-register.data.ts';
import { signatureOf } from './signature-of.ts';

type Context = Pick<ApiContext, 'db' | 'now'>;

const maxEntries = 1_000;

/**
 * Returns the prescriptions of a day with the pharmacist of each, today without one, and a file of them for members who
 * may export [STO-074]. The look is in the audit log.
 */
export async function showRegister(
  context: Context,
  staff: AuthorizedStore,
  { day: wanted, asFile }: { day: string | undefined; asFile: boolean },
): Promise<PharmacyRegister> {
  if (asFile && !staff.permissions.includes('store.export')) throw new Refusal('right_missing');
  return actAsStaff(context, staff, async (transaction) => {
    const today = await dayOfStore(transaction, staff.storeId, context.now());
    if (today === undefined) throw new Refusal('store_not_found');
    const day = wanted ?? today;
    const rows = await registerOfDay(transaction, { storeId: staff.storeId, day, limit: maxEntries });
    const entries = rows.flatMap(entryOf);
    const csv = asFile ? csvOf(registerRows(day, entries)) : null;
    const after = { day, as_file: asFile, entries: entries.length };
    const change = { action: 'prescription.register', subject: `store:${staff.storeId}`, after };
    return { result: { day, today, entries, csv }, change };
  });
}

function entryOf(row: RegisterRow): RegisterEntry[] {
  const signed = signatureOf(row);
  if (!signed) return [];
  const entry = {
    order_id: row.id,
    code: counterCodeOf(row.id),
    customer_name: row.contact_name,
    signed,
    local_time: row.local_time,
    order_status: row.order_status,
    cancel_reason: row.cancel_reason,
    medicines: row.lines.map(({ variation, dose, ...line }) => ({
      ...line,
      variation: variation ?? '',
      dose: dose ?? '',
    })),
  };
  return [entry];
}

/** Returns the name and the licence number that a member has given; empty before that. */
export async function showPharmacist({ db }: Context, { customerId }: AuthorizedStore): Promise<Pharmacist> {
  return (await pharmacistOf(db, customerId)) ?? { full_name: '', licence_number: '' };
}

/** Changes the name and the licence number of a member; answers that were sent keep those of then [STO-074]. */
export async function setPharmacist(
  context: Context,
  staff: AuthorizedStore,
  { full_name: name, licence_number: licence }: Pharmacist,
): Promise<Pharmacist> {
  const { customerId } = staff;
  return actAsStaff(context, staff, async (transaction) => {
    const before = await pharmacistOf(transaction, customerId);
    await savePharmacist(transaction, { customerId, name, licence, at: context.now() });
    const after = { full_name: name, licence_number: licence };
    const change = { action: 'pharmacist.licence', subject: customerKey(customerId), after };
    return { result: after, change: { ...change, ...(before && { before }) } };
  });
}
