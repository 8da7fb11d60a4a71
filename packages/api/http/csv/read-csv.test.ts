import { describe, expect, it } from 'vitest';
import { type CsvRecord, readCsv } from './read-csv.ts';

async function read(...chunks: string[]): Promise<CsvRecord[]> {
  async function* inChunks() {
    yield* chunks;
  }
  return Array.fromAsync(readCsv(inChunks()));
}

describe('a CSV file', () => {
  it('gives its records with the lines that they begin in', async () => {
    expect(await read('\uFEFFslug,name\r\n', 'a,"Rice, ""long\n', 'grain"""\r\n\r\nb,\n', 'c,Ẹ̀bà')).toEqual([
      { line: 1, fields: ['slug', 'name'] },
      { line: 2, fields: ['a', 'Rice, "long\ngrain"'] },
      { line: 5, fields: ['b', ''] },
      { line: 6, fields: ['c', 'Ẹ̀bà'] },
    ]);
  });

  it.each([
    ['a quote that is never closed', 'a,b\n1,"two\nthree\n', 2, /never closed/],
    ['text behind a closing quote', '1,"two"three\n', 1, /between a closing quote and the comma/],
    ['a quote in the middle of a field', '1,two"three"\n', 1, /within a field that does not begin with one/],
  ])('cannot be read on from %s', async (_what, text, line, fault) => {
    expect((await read(text)).at(-1)).toEqual({ line, fault: expect.stringMatching(fault) });
  });
});
