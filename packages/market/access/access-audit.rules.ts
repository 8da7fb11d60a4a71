/** What actions of staff are done to, as the audit log writes it in front of a number: `order:4100000017`. */
export const auditKinds = [
  'order',
  'customer',
  'store',
  'courier',
  'item',
  'zone',
  'invitation',
  'store_application',
  'courier_application',
] as const;

/** How many lines one export has at most. */
export const maxExportedLines = 10_000;

/**
 * Returns the subjects that a person may mean who types `#4100000017`, `order:4100000017` or `market`. A number alone
 * may be of anything.
 */
export function auditSubjectsOf(typed: string): string[] {
  const text = typed.trim().toLowerCase().replace(/^#/, '');
  if (!/^\d{1,20}$/.test(text)) return text === '' ? [] : [text];
  return auditKinds.map((kind) => `${kind}:${text}`);
}

/** Spreadsheets read a cell that begins like this as a formula. */
const formula = /^[=+\-@\t\r]/;

/** Returns rows as the text of a CSV file. No cell is a formula for the program that opens it. */
export function csvOf(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
