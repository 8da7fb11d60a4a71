import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

const here = import.meta.dirname;
const catalogues = globSync(join(here, '../../../apps/storefront/i18n/locales/*.po'));

/** Names of zones, stores and people contain more letters than the catalogues do now; tones of capitals among them. */
const alphabets = 'ẸỌṢẹọṣÀÁÈÉÌÍÒÓÙÚàáèéìíòóùúŃǸńǹḾḿ\u0300\u0301ƁƊƘƳɓɗƙƴ’₦0123456789−–…·×©“”';

describe('the face of texts', () => {
  const covered = new Set([...facesOf('Onest Variable'), ...facesOf('Soko Currency')].flatMap((face) => [...face]));

  it('[I18N-01] have every letter of English, Yoruba, Hausa and Swahili', () => {
    expect(catalogues).toHaveLength(4);
    const texts = catalogues.map((file) => readFileSync(file, 'utf8')).join('') + alphabets;
    const missing = [...new Set(texts.replaceAll(/\s/g, ''))].filter((letter) => !covered.has(letter));
    expect(missing).toEqual([]);
  });

  it.each([...'ẹọẸỌ'])(
    '[I18N-01] have %s and its tones in one file, so that the tones are placed correctly',
    (vowel) => {
      const withVowel = facesOf('Onest Variable').filter((letters) => letters.has(vowel));
      expect(withVowel).toHaveLength(1);
      for (const tone of '\u0300\u0301') expect(withVowel[0]?.has(tone)).toBe(true);
    },
  );
});

describe('the face of headings', () => {
  it('[I18N-01] have the letters of English headings in the one file that loads first', () => {
    const [first] = facesOf('Bricolage Grotesque Variable');
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:;!?&+−–—…·×’‘“”%()/#';
    expect([...letters].filter((letter) => !first?.has(letter))).toEqual([]);
  });

  it('[I18N-01] have each letter in one file, those with tones among them', () => {
    const faces = facesOf('Bricolage Grotesque Variable');
    for (const letter of 'AaZz9ÀÁÈÉÌÍÒÓÙÚàáèéìíòóùú₦')
      expect([letter, faces.filter((letters) => letters.has(letter)).length]).toEqual([letter, 1]);
  });
});

/** What each file of a family is asked for by the style sheet, and has. */
function facesOf(family: string): Set<string>[] {
  const rules = readFileSync(join(here, 'fonts.css'), 'utf8').match(/@font-face \{[^}]*\}/g) ?? [];
  return rules
    .filter((rule) => rule.includes(`"${family}"`))
    .map((rule) => {
      const file = /url\("(.*?)"\)/.exec(rule)?.[1] ?? '';
      const codes = [...lettersOf(readFileSync(join(here, file)))].filter((code) => coversCode(rule, code));
      return new Set(codes.map((code) => String.fromCodePoint(code)));
    });
}

function coversCode(rule: string, code: number): boolean {
  return [...rule.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].some(
    ([, from = '', to = from]) => code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16),
  );
}

/** Returns the code points of a WOFF2 file: its tables are one behind the other in one Brotli stream. */
function lettersOf(file: Buffer): Set<number> {
  const count = file.readUInt16BE(12);
  let at = 48;
  let start = 0;
  let cmap: [start: number, length: number] | undefined;
  for (let table = 0; table < count; table += 1) {
    const flags = file.readUInt8(at);
    at += (flags & 63) === 63 ? 5 : 1;
    const [length, afterLength] = base128(file, at);
    at = afterLength;
    const isGlyphs = (flags & 63) === 10 || (flags & 63) === 11;
    const isTransformed = isGlyphs ? flags >> 6 !== 3 : flags >> 6 !== 0;
    const [stored, afterStored] = isTransformed ? base128(file, at) : [length, at];
    at = afterStored;
    if ((flags & 63) === 0) cmap = [start, stored];
    start += stored;
  }
  const size = file.readUInt32BE(20);
  const tables = brotliDecompressSync(file.subarray(at, at + size));
  if (!cmap) throw new Error('The font has no letters');
  return lettersIn(tables.subarray(cmap[0], cmap[0] + cmap[1]));
}

/** A number in groups of seven bits, and where it ends. */
function base128(file: Buffer, start: number): [value: number, end: number] {
  let value = 0;
  for (let at = start; ; at += 1) {
    const byte = file.readUInt8(at);
    value = value * 128 + (byte & 127);
    if (byte < 128) return [value, at + 1];
  }
}

/** Of the subtables in the two usual forms: segments, and groups. */
function lettersIn(cmap: Buffer): Set<number> {
  const letters = new Set<number>();
  for (let table = 0; table < cmap.readUInt16BE(2); table += 1) {
    const from = cmap.readUInt32BE(8 + table * 8);
    const form = cmap.readUInt16BE(from);
    if (form === 4) addSegments(cmap.subarray(from), letters);
    if (form === 12) addGroups(cmap.subarray(from), letters);
  }
  return letters;
}

function addSegments(table: Buffer, letters: Set<number>): void {
  const doubled = table.readUInt16BE(6);
  for (let segment = 0; segment < doubled; segment += 2) {
    const last = table.readUInt16BE(14 + segment);
    const first = table.readUInt16BE(16 + doubled + segment);
    for (let code = first; code <= last && code < 0xffff; code += 1) letters.add(code);
  }
}

function addGroups(table: Buffer, letters: Set<number>): void {
  for (let group = 0; group < table.readUInt32BE(12); group += 1) {
    const last = table.readUInt32BE(20 + group * 12);
    for (let code = table.readUInt32BE(16 + group * 12); code <= last; code += 1) letters.add(code);
  }
}
