import { traitsOf } from 'market/modules/modules.rules';
import { minBannerPixels } from 'market/promotions/promotions-banners.rules';
import type { AdminSectionBanner } from 'market/promotions/promotions-sections.admin.contract';
import { imagePath } from 'market/values/image-path';
import { publishChange } from '#api/config/publish-change.ts';
import type { Connection } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import type { AuthorizedOperator } from '#api/http/callers/staff.ts';
import { queueFilesToRemove } from '#api/http/files/files.data.ts';
import { removeFilesOrLater } from '#api/http/files/remove-files.ts';
import { ChangedMeanwhile, Refusal } from '#api/http/refusal.ts';
import { filesOfKey, replacePicture } from '#api/promotions/replace-picture.ts';
import {
  deleteSection,
  lockSections,
  type SectionName,
  type SectionRow,
  sectionsOfDesk,
  writeSection,
  writeSectionPicture,
} from './promotions-highlight-desk.data.ts';

/** What the banner of a section without a picture of its own shows. */
const standInPicture = 'gift';

/** Returns the banners of sections. They are of all zones: an operator of some sees none [OPS-065]. */
export async function listSectionBanners(
  { db }: Pick<ApiContext, 'db'>,
  { zones }: AuthorizedOperator,
): Promise<AdminSectionBanner[]> {
  return zones === 'all' ? (await sectionsOfDesk(db)).map(sectionReply) : [];
}

/** Sets the words of the banner of a section [OPS-065]. */
export async function setSectionBanner(
  context: Pick<ApiContext, 'db' | 'live'>,
  staff: AuthorizedOperator,
  name: SectionName,
  { title, version }: { title: string; version: number | null },
): Promise<AdminSectionBanner> {
  if (staff.zones !== 'all') throw new Refusal('right_missing');
  if (!traitsOf(name.module_type).bannerSections.includes(name.section)) throw new Refusal('banner_not_found');
  const saved = await actAsStaff(context, staff, async (transaction) => {
    await lockSections(transaction, name);
    const [row] = await sectionsOfDesk(transaction, name);
    if ((row?.version ?? null) !== version) {
      throw new ChangedMeanwhile({ sent: { title, version }, now: row ? sectionReply(row) : {} });
    }
    await writeSection(transaction, name, { title, image: standInPicture });
    const result = sectionReply(await mustSee(transaction, staff, name));
    const change = { action: 'section_banner.set', subject: subjectOf(name), after: result };
    return { result, change: { ...change, ...(row && { before: sectionReply(row) }) } };
  });
  await publishChange(context);
  return saved;
}

/** Replaces the picture of the banner of a section: re-encoded and cut to a square. Refuses a small one [OPS-065]. */
export function setSectionPicture(
  context: ApiContext,
  staff: AuthorizedOperator,
  name: SectionName,
  photo: Uint8Array,
): Promise<AdminSectionBanner> {
  return replacePicture(context, staff, {
    ...{ photo, minWidth: minBannerPixels, noun: 'section_banner', subject: subjectOf(name) },
    keyOf: async (db) => (await mustSee(db, staff, name)).image,
    lock: (transaction) => lockSections(transaction, name),
    write: (transaction, key) => writeSectionPicture(transaction, name, key),
    reply: async (transaction) => sectionReply(await mustSee(transaction, staff, name)),
  });
}

/** Deletes the banner of a section with its picture [OPS-065]. */
export async function removeSectionBanner(
  context: ApiContext,
  staff: AuthorizedOperator,
  name: SectionName,
): Promise<void> {
  await actAsStaff(context, staff, async (transaction) => {
    await lockSections(transaction, name);
    const row = await mustSee(transaction, staff, name);
    await queueFilesToRemove(transaction, filesOfKey(row.image));
    await deleteSection(transaction, name);
    const change = { action: 'section_banner.delete', subject: subjectOf(name), before: sectionReply(row) };
    return { result: undefined, change };
  });
  await removeFilesOrLater(context);
  await publishChange(context);
}

const subjectOf = ({ module_type, section }: SectionName) => `section_banner:${module_type}-${section}`;

async function mustSee(db: Connection, { zones }: AuthorizedOperator, name: SectionName): Promise<SectionRow> {
  const [row] = zones === 'all' ? await sectionsOfDesk(db, name) : [];
  if (!row) throw new Refusal('banner_not_found');
  return row;
}

function sectionReply({ image, ...row }: SectionRow): AdminSectionBanner {
  return { ...row, image_full_url: imagePath(image) };
}
