import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StorageStandIn, startStorageStandIn } from '#api/testing/stand-ins/storage-stand-in.ts';
import { scratchFolder } from '../../../../tools/scratch-folder.ts';
import { folderUploads } from './folder-uploads.ts';
import { objectUploads } from './object-uploads.ts';
import type { Uploads } from './uploads.ts';

const folder = scratchFolder();
let standIn: StorageStandIn;
const uploads = {} as Record<'folder' | 'bucket', Uploads>;

beforeAll(async () => {
  standIn = await startStorageStandIn();
  Object.assign(uploads, { folder: folderUploads(folder.path), bucket: objectUploads(standIn.storage) });
});
afterAll(async () => {
  await standIn.stop();
  folder[Symbol.dispose]();
});

const picture = new Uint8Array([82, 73, 70, 70, 0, 255, 13, 10]);

describe.each(['folder', 'bucket'] as const)('uploads in a %s', (kind) => {
  it('are stored byte by byte under their name', async () => {
    await uploads[kind].put('360/kept.webp', picture);
    expect(Buffer.from((await uploads[kind].get('360/kept.webp')) ?? [])).toEqual(Buffer.from(picture));
  });

  it('are replaced as a whole', async () => {
    await uploads[kind].put('360/twice.webp', picture);
    await uploads[kind].put('360/twice.webp', picture.slice(0, 2));
    expect(await uploads[kind].get('360/twice.webp')).toHaveLength(2);
  });

  it('are gone once removed, and removed twice they are gone too', async () => {
    await uploads[kind].put('160/gone.webp', picture);
    await uploads[kind].remove('160/gone.webp');
    await uploads[kind].remove('160/gone.webp');
    expect(await uploads[kind].get('160/gone.webp')).toBeUndefined();
  });

  it.each(['../secret.webp', '360/../../secret.webp', '360/a/b.webp', 'secret', '360/%2e%2e.webp'])(
    'know no file %s',
    async (name) => {
      expect(await uploads[kind].get(name)).toBeUndefined();
      await expect(uploads[kind].put(name, picture)).rejects.toThrow('not ours');
    },
  );
});

describe('uploads in a folder', () => {
  const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

  it('are readable by no other account of the machine', async () => {
    using place = scratchFolder();
    const root = join(place.path, 'data', 'uploads');
    await folderUploads(root).put('2000/prescription.webp', picture);
    const modes = [root, join(root, '2000'), join(root, '2000/prescription.webp')].map(modeOf);
    expect(modes).toEqual(['700', '700', '600']);
  });

  it('are closed to others where an earlier release has left them open', () => {
    using place = scratchFolder();
    chmodSync(place.path, 0o755);
    folderUploads(place.path);
    expect(modeOf(place.path)).toBe('700');
  });
});

describe('uploads in a bucket', () => {
  it('lie there under bucket, folder and name', async () => {
    await uploads.bucket.put('2000/whole.webp', picture);
    expect([...standIn.objects.keys()]).toContain('/soko-uploads/2000/whole.webp');
  });

  it('are asked for again while the storage stumbles, and refused by its own code when it does not recover', async () => {
    await uploads.bucket.put('360/stumbled.webp', picture);
    standIn.faults.push(503, 500);
    expect(await uploads.bucket.get('360/stumbled.webp')).toHaveLength(picture.length);
    standIn.faults.push(503, 503, 503);
    await expect(uploads.bucket.put('360/lost.webp', picture)).rejects.toThrow('503 (Fault503)');
    expect(standIn.objects.has('/soko-uploads/360/lost.webp')).toBe(false);
  });

  it('are refused with another secret, which no fault reveals', async () => {
    const stranger = objectUploads({ ...standIn.storage, secretAccessKey: 'guessed' });
    const refused = await stranger.get('360/kept.webp').catch((error: Error) => error.message);
    expect(refused).toBe('The storage of uploads answered 403 (Fault403)');
  });
});

describe('uploads in a folder', () => {
  it('leave nothing unfinished behind', async () => {
    await uploads.folder.put('160/whole.webp', picture);
    expect(readdirSync(join(folder.path, '160'))).toEqual(['whole.webp']);
  });
});
