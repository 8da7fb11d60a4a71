import { sql } from 'kysely';
import type { Connection } from '#api/db/connection.ts';

export interface PickPlaceRow {
  order_id: string;
  line_number: number;
  category_id: number | null;
  category_name: string | null;
  image: string | null;
}

/** Returns where the lines of orders of a store in these states are found, in the order of its menu [STO-030]. */
export async function pickPlaces(
  db: Connection,
  storeId: number,
  statuses: readonly string[],
): Promise<PickPlaceRow[]> {
  const { rows } = await sql<PickPlaceRow>`
    select l.order_id, l.line_number, c.id as category_id, c.name as category_name, i.image
    from orders o join order_lines l on l.order_id = o.id
      left join items i on i.id = l.item_id left join categories c on c.id = i.category_id
      left join categories p on p.id = c.parent_id
      left join arranged_categories ac on ac.store_id = o.store_id and ac.category_id = c.id
      left join arranged_items ai on ai.item_id = i.id
    where o.store_id = ${storeId} and o.order_status = any (${statuses}::text[])
    order by c.id is null, ac.position nulls last, coalesce(p.position, c.position), coalesce(p.id, c.id),
      c.parent_id nulls first, c.position, c.id, coalesce(ai.is_featured, false) desc, ai.position nulls last,
      lower(l.name), l.order_id, l.line_number`.execute(db);
  return rows;
}
