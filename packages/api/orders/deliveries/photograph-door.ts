import { randomBytes } from 'node:crypto';
import type { UploadedFile } from 'market/calls/endpoint';
import { dayMilliseconds } from 'market/values/durations';
import { transact } from '#api/db/transact.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import type { AuthorizedCourier } from '#api/http/callers/staff.ts';
import { queueFilesToRemove } from '#api/http/files/files.data.ts';
import { makeWholePicture } from '#api/http/files/make-photo.ts';
import { privateFileOf, privateLinks } from '#api/http/files/private-pictures.ts';
import { withFiles } from '#api/http/files/save-files.ts';
import { Refusal } from '#api/http/refusal.ts';
import { applyCourierStep, lockOwnOrder, type MadeStep, publishStep, StepRepeated } from './apply-courier-step.ts';
import { deleteDoorPhoto, doorPhotoOf, doorPhotosBefore, saveDoorPhoto } from './orders-door-photos.data.ts';

/** Where the phone was, with its accuracy in metres. */
interface PhotoPlace {
  lat: number | null;
  lng: number | null;
  accuracy: number | null;
}

/** How long customer and support see the photo. */
const retentionDays = 30;
const perRun = 500;

/** Keeps the photo of an order at its door; a later one takes its place, and the same one sent twice counts once [DEL-32]. */
export async function photographDoor(
  context: ApiContext,
  courier: AuthorizedCourier,
  { photo, place, ...made }: MadeStep & { photo: UploadedFile; place: PhotoPlace },
): Promise<void> {
  // The server works on pictures only for the courier of the order.
  await transact(context.db, (transaction) => lockOwnOrder(transaction, courier, made.orderId));
  const sent = photo instanceof Uint8Array ? photo : new Uint8Array(await photo.arrayBuffer());
  const picture = randomBytes(16).toString('base64url');
  const files = [{ name: privateFileOf(picture), bytes: await makeWholePicture(sent) }];
  const order = await withFiles(context, files, (claim) =>
    applyCourierStep(context, courier, made, async (transaction, { order: { id, status }, at, after }) => {
      const before = await doorPhotoOf(transaction, id);
      if (before?.taken_at.getTime() === at.getTime()) throw new StepRepeated();
      if (status !== 'picked_up') throw new Refusal('step_not_allowed');
      await claim(transaction);
      await saveDoorPhoto(transaction, id, { picture, taken_at: at, ...place });
      if (before) await queueFilesToRemove(transaction, [privateFileOf(before.picture)]);
      return { action: 'delivery.photo', after };
    }),
  );
  if (order) await publishStep(context, order);
}

/** Returns a link to the photo of an order at its door, for its customer and support; null without one [CUS-07]. */
export async function doorPhotoLink(context: Pick<ApiContext, 'db' | 'now'>, orderId: string) {
  const photo = await doorPhotoOf(context.db, orderId);
  if (!photo) return null;
  const linkTo = await privateLinks(context);
  const { picture, taken_at: takenAt, ...place } = photo;
  return { image_full_url: linkTo(picture), taken_at: takenAt.toISOString(), ...place };
}

/** Deletes photos after 30 days, the files before their names: a file without a name would stay forever. */
export async function deleteDoorPhotos({ db, uploads, now }: ApiContext): Promise<number> {
  const before = new Date(now().getTime() - retentionDays * dayMilliseconds);
  const photos = await doorPhotosBefore(db, before, perRun);
  for (const { order_id: orderId, picture } of photos) {
    await uploads.remove(privateFileOf(picture));
    await deleteDoorPhoto(db, orderId);
  }
  return photos.length;
}
