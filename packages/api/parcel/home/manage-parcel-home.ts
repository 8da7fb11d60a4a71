import type { BodyOf } from 'market/calls/endpoint';
import { type ModuleType, traitsOf } from 'market/modules/modules.rules';
import type { AdminParcelHome, adminParcelHomeContract } from 'market/parcel/parcel-home.admin.contract';
import { guideShare, minGuideWidth, minReasonPixels } from 'market/parcel/parcel-home.rules';
import { imagePath } from 'market/values/image-path';
import { publishChange } from '#api/config/publish-change.ts';
import type { Connection, Transaction } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import type { AuthorizedOperator } from '#api/http/callers/staff.ts';
import { queueFilesToRemove } from '#api/http/files/files.data.ts';
import { removeFilesOrLater } from '#api/http/files/remove-files.ts';
import { ChangedMeanwhile, fieldRefusal, Refusal } from '#api/http/refusal.ts';
import { filesOfKey, replacePicture } from '#api/promotions/replace-picture.ts';
import {
  deleteGuide,
  type HomeRow,
  homeOfModule,
  lockHomes,
  type PlacedReason,
  raiseHomeVersion,
  writeGuide,
  writeGuidePicture,
  writeReasonPicture,
  writeReasons,
} from './parcel-home.data.ts';

type NewHome = BodyOf<typeof adminParcelHomeContract.change>;

/** What a reason or a film without a picture of its own shows. */
const standInPicture = 'gift';

/** Returns what the home of a module tells about it; a module whose home tells nothing is unknown [OPS-052]. */
export async function showParcelHome({ db }: Pick<ApiContext, 'db'>, type: ModuleType): Promise<AdminParcelHome> {
  return homeReply(await mustFind(db, type));
}

/**
 * Replaces the reasons and the film of a module; pictures stay with what they belong to, and go with what is left out.
 * Refuses if another person has changed it since it was read [OPS-052].
 */
export async function changeParcelHome(
  context: ApiContext,
  staff: AuthorizedOperator,
  type: ModuleType,
  sent: NewHome,
): Promise<AdminParcelHome> {
  mustReachAllZones(staff);
  const changed = await actAsStaff(context, staff, async (transaction) => {
    await lockHomes(transaction);
    const row = await mustFind(transaction, type);
    const before = homeReply(row);
    if (before.version !== sent.version) throw new ChangedMeanwhile({ sent, now: before });
    await replaceReasons(transaction, row, sent.reasons);
    await replaceGuide(transaction, row, sent.guide);
    await raiseHomeVersion(transaction, row.id);
    const result = homeReply(await mustFind(transaction, type));
    return { result, change: { action: 'module.home', subject: `module:${type}`, before, after: result } };
  });
  await removeFilesOrLater(context);
  await publishChange(context);
  return changed;
}

/** Replaces the picture of a reason: re-encoded and cut to a square [OPS-052]. */
export function setReasonPicture(
  context: ApiContext,
  staff: AuthorizedOperator,
  { type, reasonId, photo }: { type: ModuleType; reasonId: number; photo: Uint8Array },
): Promise<AdminParcelHome> {
  return setHomePicture(context, staff, type, {
    ...{ photo, minWidth: minReasonPixels, heightShare: 1 },
    keyOf: ({ reasons }) => reasons.find(({ id }) => id === reasonId)?.image,
    write: (transaction, _moduleId, key) => writeReasonPicture(transaction, reasonId, key),
  });
}

/** Replaces the picture in front of a film, or in its place: re-encoded and cut to 16 by 10 [OPS-052]. */
export function setGuidePicture(
  context: ApiContext,
  staff: AuthorizedOperator,
  { type, photo }: { type: ModuleType; photo: Uint8Array },
): Promise<AdminParcelHome> {
  return setHomePicture(context, staff, type, {
    ...{ photo, minWidth: minGuideWidth, heightShare: guideShare },
    keyOf: ({ guide }) => guide?.image,
    write: writeGuidePicture,
  });
}

interface HomePicture {
  photo: Uint8Array;
  minWidth: number;
  heightShare: number;
  /** Returns the picture that it replaces; undefined where there is nothing that could have one. */
  keyOf: (home: HomeRow) => string | undefined;
  write: (transaction: Transaction, moduleId: number, key: string) => Promise<void>;
}

/** Also counts as a change of the home. */
function setHomePicture(
  context: ApiContext,
  staff: AuthorizedOperator,
  type: ModuleType,
  { keyOf, write, ...picture }: HomePicture,
): Promise<AdminParcelHome> {
  mustReachAllZones(staff);
  return replacePicture(context, staff, {
    ...{ ...picture, noun: 'module.home', subject: `module:${type}` },
    async keyOf(db) {
      const key = keyOf(await mustFind(db, type));
      if (key === undefined) throw new Refusal('not_found');
      return key;
    },
    lock: lockHomes,
    async write(transaction, key) {
      const { id } = await mustFind(transaction, type);
      await write(transaction, id, key);
      await raiseHomeVersion(transaction, id);
    },
    reply: async (transaction) => homeReply(await mustFind(transaction, type)),
  });
}

/** Refuses a reason that is not of the module, and one that comes twice. */
async function replaceReasons(transaction: Transaction, home: HomeRow, sent: NewHome['reasons']): Promise<void> {
  const former = new Map(home.reasons.map((reason) => [reason.id, reason]));
  const reasons = sent.map(({ id, ...words }): PlacedReason => {
    const image = id === null ? standInPicture : former.get(id)?.image;
    if (image === undefined) throw fieldRefusal('reasons', 'This value is not valid.');
    if (id !== null) former.delete(id);
    return { id, ...words, image };
  });
  // What is left of them has not come again.
  for (const { image } of former.values()) await queueFilesToRemove(transaction, filesOfKey(image));
  await writeReasons(transaction, home.id, reasons);
}

async function replaceGuide(transaction: Transaction, { id, guide }: HomeRow, sent: NewHome['guide']): Promise<void> {
  if (!sent) {
    if (guide) await queueFilesToRemove(transaction, filesOfKey(guide.image));
    return deleteGuide(transaction, id);
  }
  const contents = sent.steps.flatMap(({ label, text }) => [label, text]);
  await writeGuide(transaction, id, { film: sent.film, image: standInPicture, contents });
}

/** A home tells the same in every zone. */
function mustReachAllZones({ zones }: AuthorizedOperator): void {
  if (zones !== 'all') throw new Refusal('right_missing');
}

async function mustFind(db: Connection, type: ModuleType): Promise<HomeRow> {
  const home = traitsOf(type).carriesParcels ? await homeOfModule(db, type) : undefined;
  if (!home) throw new Refusal('module_not_found');
  return home;
}

function homeReply({ module_type, name, home_version, reasons, guide }: HomeRow): AdminParcelHome {
  return {
    module_type,
    module_name: name,
    reasons: reasons.map(({ image, ...reason }) => ({ ...reason, image_full_url: imagePath(image) })),
    guide: guide && {
      film: guide.film,
      image_full_url: imagePath(guide.image),
      steps: [0, 2, 4].map((place) => ({
        label: guide.contents[place] ?? '',
        text: guide.contents[place + 1] ?? '',
      })),
    },
    version: home_version,
  };
}
