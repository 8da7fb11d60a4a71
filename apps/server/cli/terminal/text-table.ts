type Cell = string | number | boolean | Date | null;

/** Rows as columns of text, headed by their names. */
export function textTable(rows: readonly Readonly<Record<string, Cell>>[], nothing: string): string {
  const [first] = rows;
  if (!first) return nothing;
  const names = Object.keys(first);
  const lines = [names, ...rows.map((row) => names.map((name) => cellText(row[name] ?? null)))];
  const widths = names.map((_, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function cellText(cell: Cell): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 19).replace('T', ' ');
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  return cell === null ? '-' : String(cell);
}
