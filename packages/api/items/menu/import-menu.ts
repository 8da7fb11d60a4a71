import { isDeepStrictEqual } from 'node:util';
import { csvOf } from 'market/access/access-audit.rules';
import type { MenuImport } from 'market/items/items.vendor.contract';
import { missingFacts } from 'market/items/items-facts.rules';
import { maxImportedLines, slugOfName } from 'market/items/items-menu.rules';
import { publishChange } from '#api/config/publish-change.ts';
import type { Connection, Transaction } from '#api/db/connection.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import type { AuthorizedStore } from '#api/http/callers/staff.ts';
import { readCsv } from '#api/http/csv/read-csv.ts';
import { type Column, type LineFault, readHead, readLine } from '#api/http/csv/read-csv-lines.ts';
import { FieldFault, neededText, optionalSlug, textOf } from '#api/http/csv/read-fields.ts';
import { itemLines, withDiscount } from '../files/item-columns.ts';
import { type GivenItem, openItemImport } from '../import-items.ts';
import { lockCatalogIds } from '../items-import.data.ts';
import type { MenuContext } from './edit-item.ts';
import { endedSlug } from './edit-item.ts';
import { type ExportedColumn, lineOf, writableColumns } from './item-lines.ts';
import { type MenuItemRow, menuCategories, menuItemsOfStore, takenSlugs } from './items-menu.data.ts';
import { mustFindMenuStore, neededFacts } from './show-menu.ts';

/** A line of a file of a store: the store is known, and the address of a new item is made from its name. */
type MenuLine = Omit<GivenItem, 'slug' | 'store' | 'category_name' | 'category_parent' | 'image'> & {
  slug?: string;
  /** The name of the file of its photo, which the browser sends. */
  photo?: string;
};

const {
  store: _store,
  category_name: _name,
  category_parent: _parent,
  image: _image,
  slug,
  category,
  ...common
} = itemLines.columns;
const columns = {
  slug: { about: slug.about, read: optionalSlug },
  category: { about: 'The name or the slug of its category.', read: neededText(100), isNeeded: true },
  ...common,
  photo: { about: 'The name of the file of its photo.', read: textOf(200) },
} satisfies Record<string, Column>;
const kind = { columns, faultsTogether: itemLines.faultsTogether };

interface ReadLine {
  line: number;
  /** The fields as they are written. */
  texts: Readonly<Record<string, string>>;
  given: MenuLine;
}

interface ReadFile {
  lines: ReadLine[];
  /** Lines with and without faults. */
  count: number;
  faults: LineFault[];
}

/**
 * Imports a CSV file of items into the menu of a store, all of it or nothing, or says what it would do [STO-054]
 * [STO-055]. A line is for the item of its slug, or without one for that of its name; others are new. Items that a file
 * does not change keep their version. Returns the faults by line and column; with one of them nothing is written.
 */
export async function importMenu(
  context: MenuContext,
  staff: AuthorizedStore,
  { bytes, isPreview }: { bytes: Uint8Array; isPreview: boolean },
): Promise<MenuImport> {
  const file = await readFile(bytes);
  if (isPreview || file.faults.length > 0) return (await planOf(context.db, staff, file)).reply;
  let reply: MenuImport | undefined;
  try {
    await actAsStaff(context, staff, async (transaction) => {
      await lockCatalogIds(transaction);
      const plan = await planOf(transaction, staff, file);
      reply = plan.reply;
      if (reply.faults.length > 0) throw new HasFaults();
      const { write } = await openItemImport(transaction, staff.storeId);
      await write(transaction, plan.items.map(withDiscount));
      reply = await withWritten(transaction, staff, { ...reply, is_written: true });
      const { added, changed } = reply;
      const change = { action: 'item.import', subject: `store:${staff.storeId}`, after: { added, changed } };
      return { result: undefined, change };
    });
  } catch (error) {
    if (!(error instanceof HasFaults)) throw error;
  }
  if (reply === undefined) throw new Error('An import ended without an answer');
  if (reply.is_written) await publishChange(context);
  return reply;
}

/** Takes back the transaction of a file that another person's change has made wrong. */
class HasFaults extends Error {}

/** Returns the items of a store as a CSV file that can be imported again and changes nothing [STO-057]. */
export async function exportMenu({ db }: Pick<MenuContext, 'db'>, storeId: number): Promise<string> {
  const rows = await menuItemsOfStore(db, storeId);
  const written = writableColumns(rows);
  const lines = rows.map((row) => {
    const line = lineOf(row);
    return written.map((column) => line[column]);
  });
  return csvOf([written, ...lines]);
}

async function readFile(bytes: Uint8Array): Promise<ReadFile> {
  const wrong = (line: number, reason: string): ReadFile => ({
    lines: [],
    count: 0,
    faults: [{ line, field: '', reason }],
  });
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return wrong(1, 'The file is not written in UTF-8. Save it as CSV in UTF-8.');
  }
  let names: string[] | undefined;
  const read: ReadFile = { lines: [], count: 0, faults: [] };
  for await (const record of readCsv(piecesOf(text))) {
    if (record.fault !== undefined) return wrong(record.line, record.fault);
    if (!names) {
      const head = readHead(kind, record.fields);
      if (head.faults) return wrong(1, head.faults);
      ({ names } = head);
      continue;
    }
    read.count += 1;
    if (read.count > maxImportedLines) return wrong(record.line, `A file has at most ${maxImportedLines} items.`);
    const fields = record.fields.map(withoutGuard);
    const { given, faults } = readLine<MenuLine>(kind, names, fields);
    read.faults.push(...faults.map((fault) => ({ line: record.line, ...fault })));
    const texts = Object.fromEntries(names.map((name, index) => [name, fields[index] ?? '']));
    if (given) read.lines.push({ line: record.line, texts, given });
  }
  if (!names) return wrong(1, 'The file is empty: its first line names the columns.');
  return read;
}

async function* piecesOf(text: string): AsyncGenerator<string> {
  yield text;
}

/** An export marks cells that a spreadsheet would take for formulas. */
function withoutGuard(field: string): string {
  return field.replace(/^'(?=[=+\-@\t\r])/, '');
}

async function planOf(
  db: Connection,
  { storeId }: AuthorizedStore,
  { lines, count, faults: read }: ReadFile,
): Promise<{ reply: MenuImport; items: GivenItem[] }> {
  const store = await mustFindMenuStore(db, storeId);
  const categories = await menuCategories(db, storeId);
  const current = await menuItemsOfStore(db, storeId);
  const faults = [...read];
  const byName = new Map(categories.map(({ name, slug: known }) => [name.toLowerCase(), known]));
  const slugs = await slugsFor(db, lines, current);
  const firstLines = new Map<string, number>();
  const items = lines.map(({ line, given: { photo: _photo, ...given } }, index): GivenItem => {
    const own = slugs[index] ?? '';
    const first = firstLines.get(own);
    if (first === undefined) firstLines.set(own, line);
    else faults.push({ line, field: given.slug ? 'slug' : 'name', reason: `duplicates line ${first}` });
    return {
      ...given,
      slug: own,
      store: store.slug,
      category: byName.get(given.category.toLowerCase()) ?? given.category,
    };
  });
  const known = new Set(categories.map((one) => one.slug));
  items.forEach((item, index) => {
    if (known.has(item.category)) return;
    const names = categories.map(({ name }) => name).join(', ');
    const reason = `there is no category '${item.category}'. There are: ${names || 'none yet'}`;
    faults.push({ line: lines[index]?.line ?? 0, field: 'category', reason });
  });
  const { faultsIn } = await openItemImport(db, storeId);
  for (const { index, field, reason } of await faultsIn(db, items)) {
    if (field !== 'category') faults.push({ line: lines[index]?.line ?? 0, field, reason });
  }
  const bySlug = new Map(current.map((row) => [row.slug, row]));
  const rows = lines.map((line, index) => rowOf(line, items[index], bySlug.get(slugs[index] ?? '')));
  const isWanted = (index: number) => rows[index]?.is_new || (rows[index]?.changes.length ?? 0) > 0;
  const needed = await neededFacts(db, store);
  items.forEach((item, index) => {
    if (needed.length === 0 || !isWanted(index)) return;
    // A mark that a file does not name is no mark.
    const facts = { ...bySlug.get(item.slug), ...item };
    for (const field of missingFacts(store.module_type, facts)) {
      faults.push({ line: lines[index]?.line ?? 0, field, reason: 'is needed to publish the item' });
    }
  });
  const added = rows.filter(({ is_new }) => is_new).length;
  const changed = rows.filter(({ is_new, changes }) => !is_new && changes.length > 0).length;
  return {
    reply: {
      line_count: count,
      added,
      changed,
      same: rows.length - added - changed,
      rows,
      faults: faults.sort((one, other) => one.line - other.line),
      is_written: false,
    },
    items: items.filter((_, index) => isWanted(index)),
  };
}

/** The slug of each line: its own, that of the item of its name, or a new one. */
async function slugsFor(
  db: Connection,
  lines: readonly ReadLine[],
  current: readonly MenuItemRow[],
): Promise<string[]> {
  const slugOf = new Map(current.map((row) => [row.name.toLowerCase(), row.slug]));
  const made = lines.map(({ given }) => slugOfName(given.name));
  const taken = new Set(await takenSlugs(db, made));
  return lines.map(({ given }, index) => {
    const name = given.name.toLowerCase();
    const known = given.slug || slugOf.get(name);
    if (known) return known;
    const wanted = made[index] ?? '';
    const free = taken.has(wanted) ? endedSlug(wanted) : wanted;
    // A line of the same name is one item given twice; another name with the same letters is another item.
    taken.add(free);
    slugOf.set(name, free);
    return free;
  });
}

function rowOf(
  { line, texts, given }: ReadLine,
  item: GivenItem | undefined,
  current: MenuItemRow | undefined,
): MenuImport['rows'][number] {
  const before = current && lineOf(current);
  const changes = before
    ? Object.keys(texts).flatMap((field) => {
        if (field === 'photo' || field === 'slug') return [];
        const old = before[field as ExportedColumn] ?? '';
        const now = field === 'category' ? (item?.category ?? '') : (texts[field] ?? '');
        return isSame(field as keyof typeof columns, old, now) ? [] : { field, before: old, after: now };
      })
    : [];
  return {
    line,
    slug: item?.slug ?? '',
    name: given.name,
    photo: given.photo ?? '',
    is_new: !current,
    changes,
    id: current?.id ?? null,
    version: current?.version ?? null,
  };
}

/** Two ways of writing the same value, such as 35 and 35.00, are the same. */
function isSame(field: keyof typeof columns, old: string, now: string): boolean {
  try {
    return isDeepStrictEqual(columns[field].read(old), columns[field].read(now));
  } catch (error) {
    // The notation cannot write what the item has now.
    if (!(error instanceof FieldFault)) throw error;
    return false;
  }
}

/** The ids and versions that photos are sent to. */
async function withWritten(
  transaction: Transaction,
  { storeId }: AuthorizedStore,
  reply: MenuImport,
): Promise<MenuImport> {
  const bySlug = new Map((await menuItemsOfStore(transaction, storeId)).map((row) => [row.slug, row]));
  const rows = reply.rows.map((row) => {
    const written = bySlug.get(row.slug);
    return written ? { ...row, id: written.id, version: written.version } : row;
  });
  return { ...reply, rows };
}
