import { useMutation } from '@tanstack/react-query';
import { cropPicture, readPicture, wholePicture } from 'app-kit/browser/crop-picture.ts';
import { type PhotoOfItem, photosFor } from 'app-kit/browser/photos-of-items.ts';
import type { MenuImport } from 'market/items/items.vendor.contract';
import { useState } from 'react';
import { menuCalls, useRefreshMenu } from '../menu-calls.ts';

/** How many photos were sent, and the files that could not become one. */
interface Sent {
  done: number;
  all: number;
  failed: readonly string[];
}

/**
 * Looks at what a file would do, then imports it whole and sends its photos one after another [STO-054] [STO-055]. A
 * photo that fails is named and does not stop the others.
 */
export function useImportMenu(storeId: number) {
  const refresh = useRefreshMenu(storeId);
  const [sent, setSent] = useState<Sent>();
  const params = { store_id: storeId };
  const look = useMutation({
    mutationFn: (file: File) => menuCalls.importFile({ params, body: { file, step: 'preview' } }),
  });
  const write = useMutation({
    async mutationFn({ file, photos }: { file: File; photos: readonly File[] }) {
      const written = await menuCalls.importFile({ params, body: { file, step: 'write' } });
      if (written.is_written) await sendPhotos(written.rows, photosFor(written.rows, photos));
      return written;
    },
    onSettled: refresh,
  });
  async function sendPhotos(rows: MenuImport['rows'], photos: readonly PhotoOfItem[]): Promise<void> {
    const known = new Map(rows.map((row) => [row.slug, { id: row.id, version: row.version }]));
    const failed: string[] = [];
    if (photos.length > 0) setSent({ done: 0, all: photos.length, failed });
    for (const [index, photo] of photos.entries()) {
      const item = known.get(photo.slug);
      const version =
        item?.id == null || item.version === null ? undefined : await sendPhoto(item.id, item.version, photo);
      if (item && version !== undefined) known.set(photo.slug, { ...item, version });
      else failed.push(photo.file.name);
      setSent({ done: index + 1, all: photos.length, failed: [...failed] });
    }
  }
  /** Returns the version that the item has with the photo. */
  async function sendPhoto(id: number, version: number, { file, name }: PhotoOfItem): Promise<number | undefined> {
    const picture = await readPicture(file);
    if (typeof picture === 'string') return undefined;
    try {
      const photo = await cropPicture(picture, wholePicture);
      const body = { version, photo, text: name };
      return (await menuCalls.addPhoto({ params: { store_id: storeId, item_id: id }, body })).item.version;
    } catch {
      return undefined;
    }
  }
  const reset = () => {
    look.reset();
    write.reset();
    setSent(undefined);
  };
  return { look, write, sent, reset };
}
