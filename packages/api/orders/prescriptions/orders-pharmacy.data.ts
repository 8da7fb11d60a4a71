import { sql } from 'kysely';
import type { TrackedOrder } from 'market/orders/orders.contract';
import type { Money } from 'market/values/money';
import type { Connection } from '#api/db/connection.ts';

/** A prescription as the staff of its pharmacy sees it in the queue. */
export interface WaitingRow {
  id: string;
  order_status: TrackedOrder['order_status'];
  prescription: 'sent' | 'quoted' | 'agreed' | null;
  contact_name: string;
  placed_at: Date;
  quoted_at: Date | null;
  picture_count: number;
  taken_by: number | null;
  taken_until: Date | null;
  holder_name: string | null;
  asked_at: Date | null;
  stopped_seconds: number;
  question: string;
  wants_picture: boolean;
}

const waitingColumns = sql`o.id, o.order_status, o.prescription, o.contact_name, o.placed_at, o.quoted_at,
  (select count(*)::int from prescription_pictures p where p.order_id = o.id) as picture_count,
  d.taken_by, d.taken_until, c.f_name as holder_name, d.asked_at, coalesce(d.stopped_seconds, 0) as stopped_seconds,
  coalesce(d.question, '') as question, coalesce(d.wants_picture, false) as wants_picture`;

const waitingTables = sql`orders o
  left join prescription_desk d on d.order_id = o.id
  left join customers c on c.id = d.taken_by`;

const maxWaiting = 200;

/** The prescriptions of a pharmacy whose orders are not made yet, those that wait longest first. */
export async function waitingPrescriptions(db: Connection, storeId: number): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select ${waitingColumns} from ${waitingTables}
    where o.store_id = ${storeId} and o.order_status in ('pending', 'confirmed', 'processing')
      and not (o.payment_method = 'digital_payment' and o.payment_status = 'unpaid' and o.prescription is null)
      and (o.prescription is not null or exists (select from prescription_pictures p where p.order_id = o.id))
    order by o.placed_at, o.id limit ${maxWaiting}`.execute(db);
  return rows;
}

export interface OpenedRow extends WaitingRow {
  currency: string;
  order_note: string;
  total: Money;
  cancel_reason: string | null;
  quoted_by: number | null;
  note: string;
  answer: string;
  signed_at: Date | null;
  signed_as: 'priced' | 'refused' | null;
  signed_name: string | null;
  signed_licence: string | null;
  pictures: string[];
  lines: {
    item_id: number;
    name: string;
    image: string;
    variation: string | null;
    quantity: number;
    unit_price: Money;
    line_total: Money;
    dose: string | null;
  }[];
}

/** One prescription of a pharmacy, whatever has become of its order. */
export async function openedPrescription(
  db: Connection,
  storeId: number,
  orderId: string,
): Promise<OpenedRow | undefined> {
  const { rows } = await sql<OpenedRow>`
    select ${waitingColumns}, o.currency, o.order_note, o.total, o.cancel_reason, d.quoted_by, coalesce(d.note, '') as note, coalesce(d.answer, '') as answer,
      d.signed_at, d.signed_as, d.signed_name, d.signed_licence,
      coalesce((select jsonb_agg(to_jsonb(l) order by l.line_number) from order_lines l where l.order_id = o.id), '[]')
        as lines,
      coalesce((select jsonb_agg(p.id order by p.made_at, p.id) from prescription_pictures p where p.order_id = o.id), '[]')
        as pictures
    from ${waitingTables}
    where o.id = ${orderId} and o.store_id = ${storeId}
      and (o.prescription is not null or exists (select from prescription_pictures p where p.order_id = o.id))`.execute(
    db,
  );
  return rows[0];
}

/** Who holds a prescription, read while its order is locked. */
export async function holderOf(
  db: Connection,
  orderId: string,
): Promise<{ takenBy: number | null; takenUntil: Date | null; name: string; quotedBy: number | null }> {
  const { rows } = await sql<{
    takenBy: number | null;
    takenUntil: Date | null;
    name: string;
    quotedBy: number | null;
  }>`
    select d.taken_by as "takenBy", d.taken_until as "takenUntil", coalesce(c.f_name, '') as name,
      d.quoted_by as "quotedBy"
    from prescription_desk d left join customers c on c.id = d.taken_by
    where d.order_id = ${orderId}`.execute(db);
  return rows[0] ?? { takenBy: null, takenUntil: null, name: '', quotedBy: null };
}

/** Gives a prescription to a pharmacist until a moment; null gives it back. */
export async function holdPrescription(
  db: Connection,
  { orderId, by, until }: { orderId: string; by: number; until: Date | null },
): Promise<void> {
  await sql`
    insert into prescription_desk (order_id, taken_by, taken_until) values (${orderId}, ${by}, ${until})
    on conflict (order_id) do update set taken_by = excluded.taken_by, taken_until = excluded.taken_until`.execute(db);
}

/** Notes who has sent the price with which words, and how each medicine is taken; it is held no longer. */
export async function noteAnswer(
  db: Connection,
  { orderId, by, note, doses }: { orderId: string; by: number; note: string; doses: readonly string[] },
): Promise<void> {
  await sql`
    with dosed as (
      update order_lines l set dose = nullif(d.dose, '')
      from unnest(${doses}::text[]) with ordinality as d(dose, place)
      where l.order_id = ${orderId} and l.line_number = d.place
    )
    insert into prescription_desk (order_id, taken_by, quoted_by, note) values (${orderId}, ${by}, ${by}, ${note})
    on conflict (order_id) do update set quoted_by = ${by}, taken_by = ${by}, taken_until = null,
      note = excluded.note, asked_at = null`.execute(db);
}

export interface MedicineRow {
  id: number;
  name: string;
  image: string;
  price: Money;
  stock: number | null;
  generic_names: string[];
  is_prescription_required: boolean;
  variations: { type: string; price: Money; stock: number | null }[];
}

/** What is marked as sold out counts as none left. */
const medicineColumns = (at: Date) => sql`i.id, i.name, i.image, i.price,
  case when i.sold_out and (i.sold_out_until is null or i.sold_out_until > ${at}) then 0 else i.stock end as stock,
  i.generic_names, i.is_prescription_required,
  coalesce((select jsonb_agg(jsonb_build_object('type', v.type, 'price', v.price, 'stock', v.stock) order by v.position)
    from item_variations v where v.item_id = i.id), '[]') as variations`;

/** Items on sale in a store by a part of their name or of a generic name, those on prescription first. */
export async function medicinesNamed(
  db: Connection,
  { storeId, search, at, limit }: { storeId: number; search: string; at: Date; limit: number },
): Promise<MedicineRow[]> {
  const { rows } = await sql<MedicineRow>`
    select ${medicineColumns(at)} from items i
    where i.store_id = ${storeId} and i.active and i.deleted_at is null
      and (position(lower(${search}) in lower(i.name)) > 0
        or exists (select from unnest(i.generic_names) as generic(name) where position(lower(${search}) in lower(name)) > 0))
    order by i.is_prescription_required desc, position(lower(${search}) in lower(i.name)) <> 1, lower(i.name), i.id
    limit ${limit}`.execute(db);
  return rows;
}

/** Some items of a store, whether they are on sale or not. */
export async function medicinesByIds(
  db: Connection,
  { storeId, ids, at }: { storeId: number; ids: readonly number[]; at: Date },
): Promise<MedicineRow[]> {
  const { rows } = await sql<MedicineRow>`
    select ${medicineColumns(at)} from items i where i.store_id = ${storeId} and i.id = any (${ids}::int[])`.execute(
    db,
  );
  return rows;
}
