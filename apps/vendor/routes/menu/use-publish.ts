import { useMutation, useQueryClient } from '@tanstack/react-query';
import { newIdempotencyKey } from 'app-kit/calls/new-idempotency-key.ts';
import type { MenuItem } from 'market/items/items.vendor.contract';
import { useRef } from 'react';
import { changedFields, draftOf, fieldsOf, type ItemDraft } from './item-draft.ts';
import type { PhotoDraft } from './item-photos.tsx';
import { itemQuery, menuCalls, useRefreshMenu } from './menu-calls.ts';

export interface FormToPublish {
  draft: ItemDraft;
  photos: readonly PhotoDraft[];
  /** Called also where a form with the new version has taken the place of this one. */
  onPublished: (item: MenuItem) => void;
}

/**
 * Publishes a form: the fields that differ, then its photos. What was done before a photo failed stays done, and a second
 * try goes on from there.
 */
export function usePublish(storeId: number, item: MenuItem | undefined) {
  const queries = useQueryClient();
  const refresh = useRefreshMenu(storeId);
  // A new item is there once, however often it is tried.
  const key = useRef(newIdempotencyKey());
  const now = useRef(item);
  const keys = useRef(new Map<string, string>());
  return useMutation({
    async mutationFn({ draft, photos }: FormToPublish) {
      now.current = await publishFields(storeId, { item: now.current, key: key.current }, draft);
      now.current = await publishPhotos(storeId, now.current, { photos, keys: keys.current, onStep: keepItem });
      return now.current;
    },
    async onSuccess(saved, { onPublished }) {
      onPublished(saved);
      queries.setQueryData(itemQuery(storeId, saved.id).queryKey, saved);
      await refresh();
    },
  });
  function keepItem(saved: MenuItem) {
    now.current = saved;
  }
}

async function publishFields(
  storeId: number,
  { item, key }: { item: MenuItem | undefined; key: string },
  draft: ItemDraft,
): Promise<MenuItem> {
  if (!item) {
    const { stock, ...fields } = fieldsOf(draft);
    const hasVariants = (fields.variations?.variants.length ?? 0) > 0;
    const body = { ...fields, ...(!hasVariants && stock !== undefined && { stock }) };
    return (await menuCalls.create({ params: { store_id: storeId }, body, idempotencyKey: key })).item;
  }
  const fields = changedFields(draftOf(item), draft);
  if (Object.keys(fields).length === 0) return item;
  const params = { store_id: storeId, item_id: item.id };
  return (await menuCalls.change({ params, body: { ...fields, version: item.version } })).item;
}

interface PhotosToPublish {
  photos: readonly PhotoDraft[];
  /** Under which key each chosen photo is stored by now. */
  keys: Map<string, string>;
  onStep: (item: MenuItem) => void;
}

/** Removes photos first, so that there is room, then sends the chosen ones, then puts all in order. */
async function publishPhotos(storeId: number, item: MenuItem, { photos, keys, onStep }: PhotosToPublish) {
  const params = { store_id: storeId, item_id: item.id };
  let now = item;
  const arrange = async () => {
    const wanted = photos.flatMap(({ id, key = keys.get(id), text }) => (key === undefined ? [] : [{ key, text }]));
    if (JSON.stringify(wanted) === JSON.stringify(now.photos.map(({ key, text }) => ({ key, text })))) return;
    now = (await menuCalls.arrangePhotos({ params, body: { version: now.version, photos: wanted } })).item;
    onStep(now);
  };
  await arrange();
  for (const { id, key, blob, text } of photos) {
    if (key !== undefined || !blob || keys.has(id)) continue;
    now = (await menuCalls.addPhoto({ params, body: { version: now.version, photo: blob, text } })).item;
    keys.set(id, now.photos.at(-1)?.key ?? '');
    onStep(now);
  }
  await arrange();
  return now;
}
