interface Rule {
  /** As written in SQL, in lower case and with single spaces. */
  pattern: RegExp;
  why: string;
}

/** Changes that break the previous release, which still runs or may be restored. */
const rules: Rule[] = [
  { pattern: /\bdrop (table|column|view|schema|sequence)\b/, why: 'takes away what the previous release reads' },
  { pattern: /(?<!\balter index \w+ )\brename (to|column|constraint)\b|\brename \w+ to\b/, why: 'takes a name away' },
  { pattern: /\balter column \w+ (set data )?type\b/, why: 'changes a type that the previous release writes' },
  { pattern: /\balter column \w+ set not null\b/, why: 'asks for a value that the previous release may leave out' },
  {
    pattern:
      /\badd column (?:if not exists )?\w+ (?:(?!\bdefault\b|\bgenerated\b)[^,;])*\bnot null\b(?:(?!\bdefault\b|\bgenerated\b)[^,;])*(?=[,;])/,
    why: 'adds a column without a default that the previous release does not fill',
  },
  { pattern: /\b(truncate|delete from)\b/, why: 'takes away data' },
];

/**
 * Returns what a migration breaks for the previous release. A contracting one, whose name says so, such as
 * 0123_contract_old_prices.sql, is allowed: it follows a release after the last one that needs what it removes.
 */
export function faultsInMigration(name: string, source: string): string[] {
  if (/^\d+_contract_/.test(name)) return [];
  const sql = plainSql(source);
  const faults = rules.filter(({ pattern }) => pattern.test(sql)).map(({ why }) => why);
  return [...faults, ...narrowed(sql)].map(
    (why) => `${name}: ${why}; do it a release later, as NNNN_contract_<what>.sql (docs/upgrading.md)`,
  );
}

/**
 * A new constraint may refuse what the previous release writes; a constraint that is recreated under its name is wider.
 */
function narrowed(sql: string): string[] {
  const made = new Set(Array.from(sql.matchAll(/\bcreate table (?:if not exists )?(\w+)/g), ([, table]) => table));
  return sql.split(';').flatMap((statement) => {
    const [, table] = /\balter table (?:only )?(?:if exists )?(\w+)/.exec(statement) ?? [];
    if (!table || made.has(table)) return [];
    return Array.from(statement.matchAll(/\badd constraint (\w+)/g), ([, constraint = '']) => constraint)
      .filter((constraint) => !new RegExp(`\\bdrop constraint (if exists )?${constraint}\\b`).test(sql))
      .map((constraint) => `adds the constraint ${constraint}, which the previous release may break`);
  });
}

/** Returns SQL in lower case and on one line, without comments, string literals and bodies of functions: any word may occur in those. */
export function plainSql(source: string): string {
  return source
    .replaceAll(/--.*$/gm, ' ')
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();
}
