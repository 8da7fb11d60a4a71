import { readCsv } from './read-csv.ts';
import { type LineFault, type LineKind, readHead, readLine } from './read-csv-lines.ts';

/** A line that has no fault of its own. */
export interface FileLine<Given> {
  line: number;
  given: Given;
}

export interface FileOfLines<Given> {
  lines: FileLine<Given>[];
  /** Lines with and without faults. */
  count: number;
  faults: LineFault[];
}

/** The fault of a file in another encoding. */
export const notUtf8: LineFault = {
  line: 0,
  field: '',
  reason: 'The file is not written in UTF-8. Save it in UTF-8.',
};

/** Returns the text of a file; undefined in another encoding, where letters would be lost. */
export function textIn(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

export interface FileOfOneKind<Given> {
  kind: LineKind<Given>;
  /** What is in a file once. */
  keyOf: (given: Given) => string;
  maxLines: number;
}

/** Reads a CSV file whole, with every fault of its lines; a key that comes twice is one [OPS-090]. */
export async function readFileLines<Given>(
  { kind, keyOf, maxLines }: FileOfOneKind<Given>,
  text: string,
): Promise<FileOfLines<Given>> {
  const file: FileOfLines<Given> = { lines: [], count: 0, faults: [] };
  const unreadable = (line: number, reason: string): FileOfLines<Given> => ({
    lines: [],
    count: 0,
    faults: [{ line, field: '', reason }],
  });
  let names: string[] | undefined;
  for await (const record of readCsv(piecesOf(text))) {
    if (record.fault !== undefined) return unreadable(record.line, record.fault);
    if (!names) {
      const head = readHead(kind, record.fields);
      if (head.faults) return unreadable(1, head.faults);
      ({ names } = head);
      continue;
    }
    file.count += 1;
    if (file.count > maxLines) return unreadable(record.line, `A file has at most ${maxLines} lines.`);
    const { given, faults } = readLine(kind, names, record.fields);
    file.faults.push(...faults.map((fault) => ({ line: record.line, ...fault })));
    if (given) file.lines.push({ line: record.line, given });
  }
  file.faults.push(...repeatsIn(file.lines, keyOf));
  return names ? file : unreadable(0, 'The file is empty: its first line names the columns.');
}

function repeatsIn<Given>(lines: readonly FileLine<Given>[], keyOf: (given: Given) => string): LineFault[] {
  const firstLines = new Map<string, number>();
  return lines.flatMap(({ line, given }) => {
    const first = firstLines.get(keyOf(given));
    if (first !== undefined) return [{ line, field: '', reason: `duplicates line ${first}` }];
    firstLines.set(keyOf(given), line);
    return [];
  });
}

async function* piecesOf(text: string): AsyncGenerator<string> {
  yield text;
}
