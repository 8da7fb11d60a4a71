import { describe, expect, it } from 'vitest';
import { foldersTooFull } from './folder-rules.ts';

const numbered = (folder: string, count: number) => Array.from({ length: count }, (_, n) => `${folder}/file-${n}.ts`);

/** The folders that may be full, each with one entry too many, so that no exception is idle. */
const excepted = [
  'demo/images/160',
  'demo/images/280',
  'demo/images/360',
  'docs/decisions',
  'packages/api/db/migrations',
].flatMap((folder) => numbered(folder, 31));

describe('the check of folders', () => {
  it('accepts 30 entries', () => {
    expect(foldersTooFull([...excepted, ...numbered('packages/ui/forms', 30)])).toEqual([]);
  });

  it('does not count a README', () => {
    expect(foldersTooFull([...excepted, ...numbered('packages/ui/forms', 30), 'packages/ui/forms/README.md'])).toEqual(
      [],
    );
  });

  it('refuses 31 files', () => {
    expect(foldersTooFull([...excepted, ...numbered('packages/ui/forms', 31)])).toEqual([
      expect.stringContaining('packages/ui/forms holds 31 entries'),
    ]);
  });

  it('counts a folder as one entry, however much it holds', () => {
    const folders = Array.from({ length: 30 }, (_, n) => numbered(`packages/ui/part-${n}`, 2)).flat();
    expect(foldersTooFull([...excepted, ...folders])).toEqual([]);
    expect(foldersTooFull([...excepted, ...folders, 'packages/ui/package.json'])).toEqual([
      expect.stringContaining('packages/ui holds 31 entries'),
    ]);
  });

  it('counts the root', () => {
    const atRoot = Array.from({ length: 31 }, (_, n) => `file-${n}.ts`);
    expect(foldersTooFull([...excepted, ...atRoot])).toEqual([expect.stringContaining('. holds 34 entries')]);
  });

  it('refuses an exception that is not needed', () => {
    const fewer = excepted.filter((file) => !file.startsWith('docs/'));
    expect(foldersTooFull(fewer)).toEqual([expect.stringContaining('docs/decisions holds no more than 30')]);
  });
});
