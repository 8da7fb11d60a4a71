import type pg from 'pg';

/** A column of the rows that a statement returns. */
export interface Column {
  name: string;
  /** As `pg_type` names it, such as `int8` or `_text`. */
  type: string;
  /** Whether it can be null; undefined where PostgreSQL cannot tell, as of most expressions. */
  isNullable: boolean | undefined;
}

export interface Description {
  columns: Column[];
  /** The types of $1, $2 and so on. */
  parameters: string[];
}

interface DescribedField {
  name: string;
  tableID: number;
  columnID: number;
  dataTypeID: number;
}

/** Asks PostgreSQL to parse statements of a migrated database, and runs none of them. */
export class Describer {
  private readonly client: pg.ClientBase;
  private readonly types: Map<number, string>;
  private readonly nullable: Set<string>;
  private count = 0;

  private constructor(client: pg.ClientBase, types: Map<number, string>, nullable: Set<string>) {
    this.client = client;
    this.types = types;
    this.nullable = nullable;
  }

  static async of(client: pg.ClientBase): Promise<Describer> {
    // A condition that an index has already proved is not in the plan.
    await client.query('set enable_indexscan = off; set enable_indexonlyscan = off; set enable_bitmapscan = off');
    const types = await client.query<{ oid: number; typname: string }>('select oid::int, typname::text from pg_type');
    const nullable = await client.query<{ column: string }>(
      `select attrelid || '.' || attnum as column from pg_attribute where attnum > 0 and not attnotnull`,
    );
    return new Describer(
      client,
      new Map(types.rows.map(({ oid, typname }) => [oid, typname])),
      new Set(nullable.rows.map(({ column }) => column)),
    );
  }

  /** Returns the columns and parameters of a statement. Throws what PostgreSQL says of one that it refuses. */
  async describe(text: string): Promise<Description> {
    const { fields, parameters } = await described(this.client, `described_${this.count++}`, text);
    // A statement without columns needs no plan, and one such as LOCK has none.
    const planned = fields.length > 0 ? await this.plannedOutputs(text) : noOutputs;
    return {
      columns: fields.map((field, at) => ({
        name: field.name,
        type: this.typeOf(field.dataTypeID),
        isNullable: this.isNullable(field, planned, at),
      })),
      parameters: parameters.map((type) => this.typeOf(type)),
    };
  }

  private typeOf(id: number): string {
    return this.types.get(id) ?? String(id);
  }

  private isNullable({ tableID, columnID }: DescribedField, { outputs, missing, present }: Outputs, at: number) {
    const output = outputs[at] ?? '';
    if (missing.has(output)) return true;
    if (tableID === 0) return undefined;
    return this.nullable.has(`${tableID}.${columnID}`) && !present.has(output);
  }

  private async plannedOutputs(text: string): Promise<Outputs> {
    const { rows } = await this.client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (verbose, generic_plan, format json) ${text}`,
    );
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    if (!plan) throw new Error('No plan');
    return { outputs: plan.Output ?? [], missing: missingOutputs(plan), present: presentColumns(plan) };
  }
}

interface Plan {
  'Node Type': string;
  'Join Type'?: string;
  'Parent Relationship'?: string;
  Output?: string[];
  Plans?: Plan[];
  [detail: string]: unknown;
}

interface Outputs {
  /** What the statement returns, as the planner writes it. */
  outputs: string[];
  /** Outputs of the side of an outer join that may have no row. */
  missing: Set<string>;
  /** Columns that a condition has found not to be null. */
  present: Set<string>;
}

const noOutputs: Outputs = { outputs: [], missing: new Set(), present: new Set() };

/** Aggregates that are null where there is no row to aggregate. */
const nullWithoutRows = /^(max|min|sum|avg|array_agg|jsonb?_agg|string_agg)\(/;

function missingOutputs(plan: Plan, isOptional = false): Set<string> {
  const { Output: outputs = [], Plans: children = [] } = plan;
  const parts = children.map((child) => missingOutputs(child, isOptional || isOptionalSide(plan, child)));
  const isWithoutGroups = plan['Node Type'] === 'Aggregate' && !('Group Key' in plan);
  const own = isOptional ? outputs : outputs.filter((output) => isWithoutGroups && nullWithoutRows.test(output));
  return new Set([...own, ...parts.flatMap((part) => [...part])]);
}

function isOptionalSide({ 'Join Type': join }: Plan, { 'Parent Relationship': side }: Plan): boolean {
  if (join === 'Full') return true;
  return (join === 'Left' && side === 'Inner') || (join === 'Right' && side === 'Outer');
}

function presentColumns(plan: Plan): Set<string> {
  const conditions = Object.values(plan).filter((detail) => typeof detail === 'string');
  const own = conditions.flatMap((condition) =>
    // The output of a statement that reads one table has no name of the table before it.
    [...condition.matchAll(/\(((?:\w+\.)?(\w+)) IS NOT NULL\)/g)].flatMap(([, column = '', short = '']) => [
      column,
      short,
    ]),
  );
  return new Set([...own, ...(plan.Plans ?? []).flatMap((child) => [...presentColumns(child)])]);
}

/** Parses a statement under a name, and returns what PostgreSQL says of it. */
function described(
  client: pg.ClientBase,
  name: string,
  text: string,
): Promise<{ fields: DescribedField[]; parameters: number[] }> {
  return new Promise((resolve, reject) => {
    let fields: DescribedField[] = [];
    let parameters: number[] = [];
    client.query({
      submit(connection: pg.Connection) {
        connection.once('parameterDescription', ({ dataTypeIDs }) => {
          parameters = dataTypeIDs;
        });
        connection.parse({ name, text, types: [] }, true);
        connection.describe({ type: 'S', name }, true);
        connection.sync();
      },
      handleRowDescription(message: { fields: DescribedField[] }) {
        ({ fields } = message);
      },
      handleError: reject,
      handleReadyForQuery() {
        resolve({ fields, parameters });
      },
    });
  });
}
