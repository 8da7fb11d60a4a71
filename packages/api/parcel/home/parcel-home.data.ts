import { sql } from 'kysely';
import type { AdminParcelHome } from 'market/parcel/parcel-home.admin.contract';
import type { Connection, Transaction } from '#api/db/connection.ts';

type ModuleType = AdminParcelHome['module_type'];

export interface HomeRow {
  id: number;
  module_type: ModuleType;
  name: string;
  home_version: number;
  reasons: ReasonRow[];
  guide: GuideRow | null;
}

export interface ReasonRow {
  id: number;
  title: string;
  short_description: string;
  image: string;
}

export interface GuideRow {
  /** Empty where the picture is shown alone. */
  film: string;
  image: string;
  /** Label and description of each step, one after the other. */
  contents: string[];
}

/** Returns the reasons of a module in their order, and how it works; undefined where there is no such module. */
export async function homeOfModule(db: Connection, type: ModuleType): Promise<HomeRow | undefined> {
  const { rows } = await sql<HomeRow>`
    select m.id, m.module_type, m.name, m.home_version,
      (select coalesce(jsonb_agg(jsonb_build_object('id', w.id, 'title', w.title, 'image', w.image,
          'short_description', w.short_description) order by w.position, w.id), '[]')
        from why_choose w where w.module_id = m.id) as reasons,
      (select jsonb_build_object('image', v.banner_image, 'contents', v.banner_contents,
          'film', case when v.banner_type = 'video_content' then coalesce(v.banner_video_content, '') else '' end)
        from video_content v where v.module_id = m.id) as guide
    from modules m where m.module_type = ${type}`.execute(db);
  return rows[0];
}

/** Two who change homes wait for each other. */
export async function lockHomes(transaction: Transaction): Promise<void> {
  await sql`select from modules order by id for update`.execute(transaction);
}

export async function raiseHomeVersion(transaction: Transaction, moduleId: number): Promise<void> {
  await sql`update modules set home_version = home_version + 1 where id = ${moduleId}`.execute(transaction);
}

export type PlacedReason = Omit<ReasonRow, 'id'> & { id: number | null };

/** The reasons of a module become these, in their order; those without a number are new ones. */
export async function writeReasons(
  transaction: Transaction,
  moduleId: number,
  reasons: readonly PlacedReason[],
): Promise<void> {
  const known = reasons.flatMap(({ id }) => (id === null ? [] : [id]));
  await sql`delete from why_choose where module_id = ${moduleId} and id <> all (${known}::int[])`.execute(transaction);
  for (const [position, { id, title, short_description, image }] of reasons.entries()) {
    if (id === null) {
      await sql`
        insert into why_choose (id, module_id, image, title, short_description, position)
        select coalesce(max(id), 0) + 1, ${moduleId}::int, ${image}, ${title}, ${short_description}, ${position}::int
        from why_choose`.execute(transaction);
    } else {
      await sql`
        update why_choose set title = ${title}, short_description = ${short_description}, position = ${position}
        where module_id = ${moduleId} and id = ${id}`.execute(transaction);
    }
  }
}

export async function writeReasonPicture(transaction: Transaction, id: number, image: string): Promise<void> {
  await transaction.updateTable('why_choose').set({ image }).where('id', '=', id).execute();
}

/** How a module works becomes this. Its picture is that of the row, if it has one. */
export async function writeGuide(
  transaction: Transaction,
  moduleId: number,
  { film, image, contents }: GuideRow,
): Promise<void> {
  const words = {
    banner_type: film === '' ? 'image' : 'video_content',
    banner_video: null,
    banner_video_content: film === '' ? null : film,
    banner_contents: contents,
  };
  await transaction
    .insertInto('video_content')
    .values({ module_id: moduleId, banner_image: image, ...words })
    .onConflict((conflict) => conflict.column('module_id').doUpdateSet(words))
    .execute();
}

export async function writeGuidePicture(transaction: Transaction, moduleId: number, image: string): Promise<void> {
  await transaction
    .updateTable('video_content')
    .set({ banner_image: image })
    .where('module_id', '=', moduleId)
    .execute();
}

export async function deleteGuide(transaction: Transaction, moduleId: number): Promise<void> {
  await transaction.deleteFrom('video_content').where('module_id', '=', moduleId).execute();
}
