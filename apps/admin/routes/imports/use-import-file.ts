import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { cropPicture, readPicture, wholePicture } from 'app-kit/browser/crop-picture.ts';
import { type PhotoOfItem, photosFor } from 'app-kit/browser/photos-of-items.ts';
import type { MarketImport } from 'market/items/items-import.admin.contract';
import type { MarketImportKind } from 'market/items/items-import.rules';
import { useState } from 'react';
import { importCalls } from './import-calls.ts';

export const columnsQuery = (kind: MarketImportKind) =>
  queryOptions({
    queryKey: ['admin', 'import', kind],
    queryFn: ({ signal }) => importCalls.columns({ params: { kind }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** How far an import is. */
export interface ImportProgress {
  lines: { done: number; all: number };
  photos: { done: number; all: number; failed: readonly string[] };
}

/** What an import has done in all its calls. */
export interface ImportSums {
  added: number;
  changed: number;
  faults: MarketImport['faults'];
}

/**
 * Checks a file, then has it written some lines at a time, and sends its photos one after another [OPS-090]. After a cut
 * the same file goes on where it was; a photo that fails is named and does not stop the others.
 */
export function useImportFile(kind: MarketImportKind) {
  const queries = useQueryClient();
  const [progress, setProgress] = useState<ImportProgress>();
  const check = useMutation({
    mutationFn: (file: File) => importCalls.file({ body: { kind, file, step: 'preview' } }),
  });
  const write = useMutation({
    async mutationFn({ file, photos }: { file: File; photos: readonly File[] }): Promise<ImportSums> {
      const sums: ImportSums = { added: 0, changed: 0, faults: [] };
      const rows = new Map<string, MarketImport['rows'][number]>();
      for (let isDone = false; !isDone; ) {
        const reply = await importCalls.file({ body: { kind, file, step: 'write' } });
        if (reply.faults.length > 0) return { ...sums, faults: reply.faults };
        for (const row of reply.rows) rows.set(row.key, row);
        sums.added += reply.added;
        sums.changed += reply.changed;
        const lines = { done: reply.lines_done, all: reply.line_count };
        setProgress((before) => ({ photos: { done: 0, all: 0, failed: [] }, ...before, lines }));
        isDone = reply.is_done;
      }
      const named = [...(check.data?.rows ?? []), ...rows.values()].map(({ key, name, photo }) => ({
        slug: key,
        name,
        photo,
      }));
      if (kind === 'items') await sendPhotos(photosFor(named, photos));
      return sums;
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: ['admin'] }),
  });
  async function sendPhotos(photos: readonly PhotoOfItem[]): Promise<void> {
    const failed: string[] = [];
    const show = (done: number) =>
      setProgress((before) => before && { ...before, photos: { done, all: photos.length, failed: [...failed] } });
    for (const [index, { slug, file }] of photos.entries()) {
      show(index);
      if (!(await sendPhoto(slug, file))) failed.push(file.name);
    }
    show(photos.length);
  }
  const reset = () => {
    check.reset();
    write.reset();
    setProgress(undefined);
  };
  return { check, write, progress, reset };
}

async function sendPhoto(slug: string, file: File): Promise<boolean> {
  const picture = await readPicture(file);
  if (typeof picture === 'string') return false;
  try {
    await importCalls.photo({ body: { slug, photo: await cropPicture(picture, wholePicture) } });
    return true;
  } catch {
    return false;
  }
}
