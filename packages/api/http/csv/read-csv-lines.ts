import { FieldFault, type Reader } from './read-fields.ts';

/** A column of a file: its description, and how its fields are read. */
export interface Column {
  about: string;
  read: Reader<unknown>;
  isNeeded?: true;
}

export type Columns<Given> = { [Name in keyof Given]-?: Column };

/** A fault in a file, and its line. */
export interface LineFault {
  line: number;
  field: string;
  reason: string;
}

/** How the lines of one kind of file become rows. */
export interface LineKind<Given> {
  columns: Columns<Given>;
  /** Returns the faults of a line that no field has alone. */
  faultsTogether: (given: Given) => FieldFaults;
}

type FieldFaults = { field: string; reason: string }[];

/** Reads the names of the columns; `faults` says which are missing, unknown or there twice, and then which there are. */
export function readHead<Given>(
  { columns }: Pick<LineKind<Given>, 'columns'>,
  fields: readonly string[],
): { names: string[]; faults: string | undefined } {
  const names = fields.map((field) => field.trim().toLowerCase());
  const known = Object.entries<Columns<Given>[keyof Given]>(columns);
  const missing = known.filter(([name, { isNeeded }]) => isNeeded && !names.includes(name)).map(([name]) => name);
  const unknown = names.filter((name) => !Object.hasOwn(columns, name));
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  const faults = [
    ...(missing.length > 0 ? [`these columns are missing: ${missing.join(', ')}`] : []),
    ...(unknown.length > 0 ? [`these are not known: ${unknown.map((name) => `'${name}'`).join(', ')}`] : []),
    ...(twice.length > 0 ? [`these appear twice: ${twice.join(', ')}`] : []),
  ];
  if (faults.length === 0) return { names, faults: undefined };
  const all = known.map(([name]) => name).join(', ');
  return { names, faults: `${faults.join('; ')}. There are: ${all}.` };
}

/** Reads the fields of a line; `given` is absent where one of them has a fault. */
export function readLine<Given>(
  { columns, faultsTogether }: LineKind<Given>,
  names: readonly string[],
  fields: readonly string[],
): { given: Given | undefined; faults: FieldFaults } {
  if (fields.length !== names.length) {
    return {
      given: undefined,
      faults: [{ field: '', reason: `has ${fields.length} fields; the first line has ${names.length}` }],
    };
  }
  const faults: FieldFaults = [];
  const given = Object.fromEntries(
    names.map((name, index) => {
      try {
        return [name, columns[name as keyof Given].read(fields[index] ?? '')];
      } catch (thrown) {
        if (!(thrown instanceof FieldFault)) throw thrown;
        faults.push({ field: name, reason: thrown.message });
        return [name, undefined];
      }
    }),
  ) as Given;
  if (faults.length === 0) faults.push(...faultsTogether(given));
  return { given: faults.length === 0 ? given : undefined, faults };
}
