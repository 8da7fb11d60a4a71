import { slugOfName } from 'market/items/items-menu.rules';

/** What a photo is matched by. */
interface ImportedRow {
  slug: string;
  name: string;
  /** The file that the line names. */
  photo: string;
}

export interface PhotoOfItem {
  slug: string;
  name: string;
  file: File;
}

/**
 * Returns the chosen files with the item of each: that whose line names the file, or else that whose slug or name the
 * file has. A file that is of no item is left out, and an item gets each of its files [STO-054].
 */
export function photosFor(rows: readonly ImportedRow[], files: readonly File[]): PhotoOfItem[] {
  const byPhoto = new Map(rows.filter(({ photo }) => photo).map((row) => [row.photo.toLowerCase(), row]));
  const byName = new Map(rows.flatMap((row) => [[row.slug, row] as const, [slugOfName(row.name), row] as const]));
  return files.flatMap((file) => {
    const stem = file.name.replace(/\.[^.]+$/, '');
    const row = byPhoto.get(file.name.toLowerCase()) ?? byName.get(stem.toLowerCase()) ?? byName.get(slugOfName(stem));
    return row ? [{ slug: row.slug, name: row.name, file }] : [];
  });
}
