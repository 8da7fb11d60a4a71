import { sql } from 'kysely';
import type { Connection } from '#api/db/connection.ts';

/** Returns the names of all pictures that pages show in two sizes: of customers, reviews and applications. */
export async function picturesShown(db: Connection): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select image as name from customers where image is not null
    union select unnest(pictures) from reviews
    union select image from delivery_man_applications where image is not null
    union select logo from store_applications where logo is not null
    union select cover_photo from store_applications where cover_photo is not null
    union select value #>> '{}' from settings where name = 'logo_picture'
    order by name`.execute(db);
  return rows.map(({ name }) => name);
}
