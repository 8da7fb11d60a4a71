import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Database, Transaction } from 'api/db/connection';
import { deleteImportMarks, type ImportedFile, linesDone, lockImports, markLines } from 'api/db/import-marks';
import { transact } from 'api/db/transact';
import { readCsv } from 'api/http/csv/read-csv';
import { type LineFault, type LineKind, readHead, readLine } from 'api/http/csv/read-csv-lines';
import type { GivenFault } from 'api/stores/given-fault';
import { CommandFault } from '../terminal/exit-codes.ts';
import type { Progress } from '../terminal/invocation.ts';

/** What the lines of one kind of file are for. */
export interface ImportKind<Given> extends LineKind<Given> {
  name: string;
  /** The column that identifies a line. */
  key: keyof Given & string;
  faultsIn: (db: Database, given: readonly Given[]) => Promise<GivenFault[]>;
  write: (transaction: Transaction, given: readonly Given[]) => Promise<number>;
}

export interface ImportOptions {
  db: Database;
  file: string;
  /** Imports the valid lines although others are not. */
  skipsBad: boolean;
  /** Reads and checks, and writes nothing. */
  isDry: boolean;
  progress: (label: string) => Progress;
}

export interface Imported {
  lines: number;
  added: number;
  changed: number;
  /** Lines that an earlier run of the same file has imported already. */
  before: number;
  faults: LineFault[];
  isWritten: boolean;
}

const batchLines = 500;
/** Maximum faults that are stored; further ones are only counted. */
const maxFaults = 10_000;

/**
 * Imports a CSV file in two passes: the first finds every fault, the second writes, and only if there was none or
 * invalid lines may be skipped. Each batch is committed with its position, so that an interrupted import continues.
 */
export async function importFile<Given>(
  kind: ImportKind<Given>,
  { db, file, skipsBad, isDry, progress }: ImportOptions,
): Promise<Imported> {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new CommandFault('input', `There is no file ${file}.`);
  const { size } = found;
  const checked = await check(kind, { db, file, size, onProgress: progress('Checking') });
  const { lines, faults, checksum } = checked;
  const done: Imported = { lines, added: 0, changed: 0, before: 0, faults, isWritten: false };
  if (isDry || (faults.length > 0 && !skipsBad)) return done;
  const bad = new Set(faults.map(({ line }) => line));
  const mark = { kind: kind.name, checksum };
  return {
    ...done,
    ...(await write(kind, { db, file, size, bad, mark, onProgress: progress('Importing') })),
    isWritten: true,
  };
}

interface Reading {
  db: Database;
  file: string;
  /** Bytes, for the progress alone. */
  size: number;
  onProgress: Progress;
}

async function check<Given>(
  kind: ImportKind<Given>,
  { db, file, size, onProgress }: Reading,
): Promise<{ lines: number; faults: LineFault[]; checksum: string }> {
  const hash = createHash('sha256');
  const faults: LineFault[] = [];
  const firstLines = new Map<string, number>();
  let lines = 0;
  const add = (more: readonly LineFault[]) => faults.push(...more.slice(0, Math.max(0, maxFaults - faults.length)));
  for await (const batch of batchesOf(kind, file, (bytes) => hash.update(bytes))) {
    lines += batch.rows.length;
    add(batch.faults);
    const whole = batch.rows.flatMap(({ line, given }) => (given ? [{ line, given }] : []));
    for (const { line, given } of whole) {
      const key = String(given[kind.key]);
      const first = firstLines.get(key);
      if (first !== undefined) add([{ line, field: kind.key, reason: `duplicates line ${first}` }]);
      else firstLines.set(key, line);
    }
    const found = await kind.faultsIn(
      db,
      whole.map(({ given }) => given),
    );
    add(found.map(({ index, ...fault }) => ({ line: whole[index]?.line ?? 0, ...fault })));
    onProgress(batch.bytes, size, `line ${batch.lastLine}`);
  }
  onProgress(size, size, 'all lines');
  return { lines, faults: faults.sort((one, other) => one.line - other.line), checksum: hash.digest('hex') };
}

async function write<Given>(
  kind: ImportKind<Given>,
  { db, file, size, bad, mark, onProgress }: Reading & { bad: ReadonlySet<number>; mark: ImportedFile },
): Promise<Pick<Imported, 'added' | 'changed' | 'before'>> {
  const start = await linesDone(db, mark);
  const sums = { added: 0, changed: 0, before: 0 };
  for await (const { rows, lastLine, bytes } of batchesOf(kind, file)) {
    const given = rows.flatMap((row) => (row.given && !bad.has(row.line) ? [row.given] : []));
    if (lastLine <= start) {
      sums.before += given.length;
      continue;
    }
    const added = await transact(db, async (transaction) => {
      await lockImports(transaction);
      const count = await kind.write(transaction, given);
      await markLines(transaction, mark, lastLine);
      return count;
    });
    sums.added += added;
    sums.changed += given.length - added;
    onProgress(bytes, size, `line ${lastLine}`);
  }
  await deleteImportMarks(db, mark);
  onProgress(size, size, 'all lines');
  return sums;
}

interface Batch<Given> {
  /** A line without a value has faults. */
  rows: { line: number; given: Given | undefined }[];
  faults: LineFault[];
  lastLine: number;
  bytes: number;
}

/** The same file makes the same batches each time. */
async function* batchesOf<Given>(
  kind: ImportKind<Given>,
  file: string,
  onBytes: (bytes: Buffer) => void = () => {},
): AsyncGenerator<Batch<Given>> {
  let bytes = 0;
  const decoder = new TextDecoder('utf-8', { fatal: true });
  async function* texts() {
    for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      onBytes(chunk);
      yield decoded(() => decoder.decode(chunk, { stream: true }), file);
    }
    yield decoded(() => decoder.decode(), file);
  }
  let batch: Batch<Given> = { rows: [], faults: [], lastLine: 0, bytes };
  let names: string[] | undefined;
  for await (const record of readCsv(texts())) {
    if (record.fault !== undefined) throw unreadable(file, record.line, record.fault);
    if (!names) {
      names = headOf(kind, file, record.fields);
      continue;
    }
    const { given, faults } = readLine(kind, names, record.fields);
    batch.rows.push({ line: record.line, given });
    batch.faults.push(...faults.map((fault) => ({ line: record.line, ...fault })));
    batch.lastLine = record.line;
    if (batch.rows.length < batchLines) continue;
    yield { ...batch, bytes };
    batch = { rows: [], faults: [], lastLine: 0, bytes };
  }
  if (!names) throw new CommandFault('data', `${file} is empty: its first line names the columns.`);
  if (batch.rows.length > 0) yield { ...batch, bytes };
}

/** Names of another encoding would be imported with their letters lost. */
function decoded(decode: () => string, file: string): string {
  try {
    return decode();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new CommandFault('data', `${file} is not written in UTF-8. Save it as CSV in UTF-8. Nothing was imported.`);
  }
}

function unreadable(file: string, line: number, fault: string): CommandFault {
  return new CommandFault('data', `${file} cannot be read from line ${line} on: ${fault}. Nothing was imported.`);
}

/** Reads the names of the columns. */
function headOf<Given>(kind: ImportKind<Given>, file: string, fields: readonly string[]): string[] {
  const { names, faults } = readHead(kind, fields);
  if (faults !== undefined) throw new CommandFault('data', `${file}, line 1: ${faults}`);
  return names;
}
