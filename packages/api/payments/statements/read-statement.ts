import {
  maxStatementLines,
  type ReadField,
  readStatementAmount,
  readStatementDay,
} from 'market/payments/statements/payments-statements.rules';
import { readCsv } from '#api/http/csv/read-csv.ts';
import type { LineFault } from '#api/http/csv/read-csv-lines.ts';
import { notUtf8, textIn } from '#api/http/csv/read-file-lines.ts';

/** A payment as a line of a statement has it. */
export interface StatementLine {
  line: number;
  reference: string;
  thousandths: number;
  /** Where the market is. */
  day: string;
}

export interface StatementFile {
  lines: StatementLine[];
  /** Lines whose status says that they are no payments, such as failed tries. */
  leftOut: number;
  faults: LineFault[];
}

interface StatementColumn {
  about: string;
  /** As providers name it in their files, the preferred first; in small letters. */
  names: readonly string[];
  isNeeded: boolean;
}

/** The columns of a statement. Files of providers have more, which do not count. */
export const statementColumns = {
  reference: {
    about: 'The id of the payment, or the reference of the provider.',
    names: ['reference', 'transaction reference', 'tx_ref', 'client_reference_id', 'payment id', 'receipt no.', 'id'],
    isNeeded: true,
  },
  amount: {
    about: 'What was paid, such as 1500.00, before the fee of the provider.',
    names: ['amount', 'amount paid', 'gross', 'paid in'],
    isNeeded: true,
  },
  currency: { about: 'The currency, such as NGN.', names: ['currency'], isNeeded: true },
  day: {
    about: 'The day of the payment, such as 2026-11-20, or its time.',
    names: ['day', 'date', 'paid at', 'paid_at', 'transaction date', 'completion time', 'created at', 'created_at'],
    isNeeded: true,
  },
  status: {
    about: 'Lines with another status than success, successful, succeeded, paid or completed are left out.',
    names: ['status', 'transaction status'],
    isNeeded: false,
  },
} as const satisfies Record<string, StatementColumn>;
type ColumnName = keyof typeof statementColumns;

const paidWords = ['success', 'successful', 'succeeded', 'paid', 'completed'];
const maxReferenceLength = 200;

export interface StatementForm {
  currency: string;
  /** Of the currency. */
  decimals: number;
  /** The day of a moment where the market is. */
  dayOf: (at: Date) => string;
}

/** Reads a statement of a provider whole, with every fault by its line [OPS-077]. */
export async function readStatement(bytes: Uint8Array, form: StatementForm): Promise<StatementFile> {
  const text = textIn(bytes);
  if (text === undefined) return unreadable(notUtf8);
  let reading: StatementReading | undefined;
  for await (const record of readCsv(piecesOf(text))) {
    const { line } = record;
    if (record.fault !== undefined) return unreadable({ line, field: '', reason: record.fault });
    if (reading) {
      reading.take(line, record.fields);
      if (reading.isTooLong) return unreadable({ line, field: '', reason: tooLong });
      continue;
    }
    const places = placesIn(record.fields);
    if (typeof places === 'string') return unreadable({ line, field: '', reason: places });
    reading = new StatementReading({ places, width: record.fields.length, form });
  }
  if (reading && reading.count > 0) return reading.file;
  return unreadable({ line: 0, field: '', reason: 'The file has no payments.' });
}

const tooLong = `A statement has at most ${maxStatementLines} lines.`;

/** Takes the lines below the names of the columns. */
class StatementReading {
  readonly file: StatementFile = { lines: [], leftOut: 0, faults: [] };
  count = 0;
  readonly #head: { places: Places; width: number; form: StatementForm };
  readonly #firstLines = new Map<string, number>();

  constructor(head: { places: Places; width: number; form: StatementForm }) {
    this.#head = head;
  }

  get isTooLong(): boolean {
    return this.count > maxStatementLines;
  }

  take(line: number, fields: readonly string[]): void {
    const { places, width, form } = this.#head;
    this.count += 1;
    if (fields.length !== width) {
      this.#note(line, { field: '', reason: `has ${fields.length} fields; the first line has ${width}` });
      return;
    }
    const read = readFields(fieldsAt(places, fields), form);
    if (read === 'left out') this.file.leftOut += 1;
    else if (read.payment) this.#add({ line, ...read.payment });
    else for (const fault of read.faults) this.#note(line, fault);
  }

  #add(payment: StatementLine): void {
    const { line, reference } = payment;
    const first = this.#firstLines.get(reference);
    if (first !== undefined) this.#note(line, { field: 'reference', reason: `duplicates line ${first}` });
    this.#firstLines.set(reference, first ?? line);
    this.file.lines.push(payment);
  }

  #note(line: number, fault: Omit<LineFault, 'line'>): void {
    this.file.faults.push({ line, ...fault });
  }
}

function unreadable(fault: LineFault): StatementFile {
  return { lines: [], leftOut: 0, faults: [fault] };
}

type Places = Readonly<Record<ColumnName, number>>;

/** Returns where each column is, -1 for one that is not there; in words what is missing. */
function placesIn(fields: readonly string[]): Places | string {
  const written = fields.map((field) => field.trim().toLowerCase());
  const places = Object.fromEntries(
    Object.entries<StatementColumn>(statementColumns).map(([name, { names }]) => [
      name,
      written.indexOf(names.find((one) => written.includes(one)) ?? '\u0000'),
    ]),
  ) as Places;
  const missing = Object.entries<StatementColumn>(statementColumns).filter(
    ([name, { isNeeded }]) => isNeeded && places[name as ColumnName] < 0,
  );
  if (missing.length === 0) return places;
  return `These columns are missing in the first line: ${missing.map(([name]) => name).join(', ')}.`;
}

function fieldsAt(places: Places, fields: readonly string[]): Record<ColumnName, string> {
  const entries = Object.entries(places).map(([name, place]) => [name, (fields[place] ?? '').trim()]);
  return Object.fromEntries(entries) as Record<ColumnName, string>;
}

type ReadLine = { payment: Omit<StatementLine, 'line'> | undefined; faults: Omit<LineFault, 'line'>[] };

function readFields(fields: Record<ColumnName, string>, { currency, decimals, dayOf }: StatementForm) {
  const { reference, status } = fields;
  if (status !== '' && !paidWords.includes(status.toLowerCase())) return 'left out';
  const amount = readStatementAmount(fields.amount, decimals);
  const day = readStatementDay(fields.day, dayOf);
  const read: Record<string, ReadField<unknown>> = {
    reference: readReference(reference),
    amount,
    currency:
      fields.currency.toUpperCase() === currency
        ? { value: currency }
        : { reason: `must be ${currency}, the currency of this statement` },
    day,
  };
  const faults = Object.entries(read).flatMap(([field, { reason }]) =>
    reason === undefined ? [] : [{ field, reason }],
  );
  if (amount.reason !== undefined || day.reason !== undefined || faults.length > 0) {
    return { payment: undefined, faults } satisfies ReadLine;
  }
  return { payment: { reference, thousandths: amount.value, day: day.value }, faults } satisfies ReadLine;
}

function readReference(reference: string): ReadField<string> {
  if (reference === '') return { reason: 'is empty' };
  if (reference.length > maxReferenceLength) return { reason: `has more than ${maxReferenceLength} characters` };
  return { value: reference };
}

async function* piecesOf(text: string): AsyncGenerator<string> {
  yield text;
}
