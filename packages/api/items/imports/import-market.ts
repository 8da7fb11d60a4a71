import { createHash } from 'node:crypto';
import type { MarketImport } from 'market/items/items-import.admin.contract';
import { type MarketImportKind, maxMarketLines, nextLines } from 'market/items/items-import.rules';
import { publishChange } from '#api/config/publish-change.ts';
import { settingsOf } from '#api/config/read-settings.ts';
import type { Connection } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import type { AuthorizedOperator } from '#api/http/callers/staff.ts';
import { type FileOfLines, notUtf8, readFileLines, textIn } from '#api/http/csv/read-file-lines.ts';
import { Refusal } from '#api/http/refusal.ts';
import { importZonesOfFile } from './import-zones-of-file.ts';
import { importMarks } from './items-imports.data.ts';
import { type MarketKind, marketKindOf } from './market-kinds.ts';

type Context = Pick<ApiContext, 'db' | 'live' | 'mode'>;

export interface MarketFileWish {
  kind: MarketImportKind;
  bytes: Uint8Array;
  isPreview: boolean;
}

/** What a file would do, before anything is written. */
export const nothingWritten: MarketImport = {
  ...{ line_count: 0, lines_done: 0, is_done: false, added: 0, changed: 0, rows: [], faults: [] },
};

/**
 * Checks a file, or writes its next lines [OPS-090]. With a fault nothing of it is written. How far a file is written is
 * kept with its checksum: the same file, sent again after a cut, goes on there. Only for operators of all zones; zones
 * need the permission to draw them as well.
 */
export async function importMarket(
  context: Context,
  staff: AuthorizedOperator,
  { kind, bytes, isPreview }: MarketFileWish,
): Promise<MarketImport> {
  if (staff.zones !== 'all') throw new Refusal('right_missing');
  const text = textIn(bytes);
  if (text === undefined) return { ...nothingWritten, faults: [notUtf8] };
  if (kind === 'zones') return importZonesOfFile(context, staff, { text, isPreview });
  const { country } = await settingsOf(context.db);
  const lines = marketKindOf(kind, { country, mode: context.mode });
  const file = await readFileLines({ kind: lines, keyOf: lines.keyOf, maxLines: maxMarketLines }, text);
  const plan = await planOf(context.db, lines, file);
  if (isPreview || plan.faults.length > 0) return plan;
  const mark = { kind, checksum: createHash('sha256').update(bytes).digest('hex') };
  const reply = await actAsStaff(context, staff, async (transaction) => {
    await importMarks.lock(transaction);
    const range = nextLines(file.lines.length, await importMarks.read(transaction, mark));
    const rows = range ? plan.rows.slice(range.from, range.to) : [];
    if (range) {
      const given = file.lines.slice(range.from, range.to).map((line) => line.given);
      await lines.write(transaction, given);
    }
    const done = range?.to ?? file.lines.length;
    const isDone = done === file.lines.length;
    if (isDone) await importMarks.end(transaction, mark);
    else await importMarks.write(transaction, mark, done);
    const added = rows.filter(({ is_new: isNew }) => isNew).length;
    const sums = { added, changed: rows.length - added };
    return {
      result: { ...plan, ...sums, rows, lines_done: done, is_done: isDone },
      change: { action: 'market.import', subject: `import:${kind}`, after: { ...sums, lines_done: done } },
    };
  });
  await publishChange(context);
  return reply;
}

async function planOf<Given>(
  db: Connection,
  kind: MarketKind<Given>,
  { lines, count, faults }: FileOfLines<Given>,
): Promise<MarketImport> {
  const given = lines.map((line) => line.given);
  const found = (await kind.faultsIn(db, given)).map(({ index, ...fault }) => ({
    line: lines[index]?.line ?? 0,
    ...fault,
  }));
  const known = await kind.known(db, given);
  const rows = lines.map(({ line, given: one }) => ({
    line,
    key: kind.keyOf(one),
    name: kind.nameOf(one),
    photo: kind.photoOf(one),
    is_new: !known.has(kind.keyOf(one)),
  }));
  const added = rows.filter(({ is_new: isNew }) => isNew).length;
  return {
    ...nothingWritten,
    line_count: count,
    added,
    changed: rows.length - added,
    rows,
    faults: [...faults, ...found].sort((one, other) => one.line - other.line),
  };
}
