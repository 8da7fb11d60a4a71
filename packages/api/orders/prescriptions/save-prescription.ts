import { createHash, randomBytes } from 'node:crypto';
import type { UploadedFile } from 'market/calls/endpoint';
import { refusalOfPictures } from 'market/orders/orders.rules';
import { dayMilliseconds, daySeconds } from 'market/values/durations';
import type { Connection } from '#api/db/connection.ts';
import { transact } from '#api/db/transact.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { type Shopper, shopperKeyOf } from '#api/http/callers/callers.ts';
import type { Requester } from '#api/http/callers/requester.ts';
import { makeWholePicture } from '#api/http/files/make-photo.ts';
import { privateFileOf, privateLinks } from '#api/http/files/private-pictures.ts';
import { type StoredFile, withFiles } from '#api/http/files/save-files.ts';
import { addressLimits, spendLimits } from '#api/http/limits/spend-limits.ts';
import { Refusal, refuse } from '#api/http/refusal.ts';
import { limitNumber } from '#api/providers/limits/limit-numbers.ts';
import { attachPictures, deletePicture, expiredPictures, insertPicture } from './orders-prescription.data.ts';

/** Pixels of the longer side: a stamp and a name on a sheet of paper can be read. */
const maxSide = 1600;
const picturesPerDay = { name: 'prescriptions of a shopper', windowSeconds: daySeconds };
/** Guests come by the dozen, addresses do not. */
const picturesOfAddress = {
  name: 'prescriptions',
  number: 'LIMIT_PICTURES_OF_ADDRESS',
  windowSeconds: daySeconds,
} as const;
/** Retention of pictures in days: without an order, and after the order has ended. */
const retention = { waitingDays: 1, endedDays: 30 };
const perRun = 500;

/** A re-encoded picture, under a random name. */
export interface ProcessedPicture {
  id: string;
  bytes: Uint8Array;
  /** Of the file as it was sent, to know the same order again. */
  fingerprint: string;
}

/** Re-encodes an upload from its pixels; each upload counts against the shopper and the address [CHK-13]. */
export async function processPicture(
  context: ApiContext,
  { shopper, from, file }: { shopper: Shopper; from: Requester; file: UploadedFile },
): Promise<ProcessedPicture> {
  const limit = limitNumber(context, 'LIMIT_PICTURES_OF_SHOPPER');
  await spendLimits(context, from, {
    hard: [{ ...picturesPerDay, subject: shopperKeyOf(shopper), limit }],
    beforeChallenge: addressLimits(context, from, picturesOfAddress),
  });
  const sent = file instanceof Uint8Array ? file : new Uint8Array(await file.arrayBuffer());
  const fingerprint = createHash('sha256').update(sent).digest('base64url');
  return { id: randomBytes(16).toString('base64url'), bytes: await makeWholePicture(sent, maxSide), fingerprint };
}

/** Saves one picture for a future order, and returns a link to it. */
export async function uploadPicture(
  context: ApiContext,
  sent: { shopper: Shopper; from: Requester; file: UploadedFile },
): Promise<{ id: string; image_full_url: string }> {
  const picture = await processPicture(context, sent);
  const row = { id: picture.id, shopper: shopperKeyOf(sent.shopper), orderId: null, at: context.now() };
  await withFiles(context, [fileOfPicture(picture)], (claim) =>
    transact(context.db, async (transaction) => {
      await claim(transaction);
      await insertPicture(transaction, row);
    }),
  );
  const linkTo = await privateLinks(context);
  return { id: picture.id, image_full_url: linkTo(picture.id) };
}

/** None is not a prescription, and neither are four [CHK-16]. */
export function mustBePictures(count: number): void {
  refuse(refusalOfPictures(count));
}

/** Pictures of another shopper, and those of another order, are unknown here. */
export async function mustAttachPictures(
  transaction: Connection,
  given: { ids: readonly string[]; shopper: string; orderId: string },
): Promise<void> {
  const ids = [...new Set(given.ids)];
  if (ids.length > 0 && (await attachPictures(transaction, { ...given, ids })) < ids.length) {
    throw new Refusal('picture_unknown');
  }
}

/** The file of a picture, to be stored. */
export function fileOfPicture({ id, bytes }: ProcessedPicture): StoredFile {
  return { name: privateFileOf(id), bytes };
}

async function removePictureFiles({ uploads }: ApiContext, pictures: readonly { id: string }[]): Promise<void> {
  await Promise.all(pictures.map(({ id }) => uploads.remove(privateFileOf(id))));
}

/** Deletes pictures that are no longer needed, the file before its row: a file without a row would stay forever. */
export async function deleteExpiredPictures(context: ApiContext): Promise<number> {
  const at = context.now().getTime();
  const ids = await expiredPictures(context.db, {
    waitingSince: new Date(at - retention.waitingDays * dayMilliseconds),
    endedBefore: new Date(at - retention.endedDays * dayMilliseconds),
    limit: perRun,
  });
  for (const id of ids) {
    await removePictureFiles(context, [{ id }]);
    await deletePicture(context.db, id);
  }
  return ids.length;
}
