/** Two names are close if they differ by one typing error, or two in a long name. */
function areClose(a: string, b: string): boolean {
  const edits = Math.min(a.length, b.length) >= 7 ? 2 : 1;
  return Math.abs(a.length - b.length) <= edits && editsBetween(a, b) <= edits;
}

/** Counts letters added, left out, changed, or swapped with their neighbour. */
function editsBetween(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, n) => n)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const above = rows[i - 1] as number[];
      const changed = a[i - 1] === b[j - 1] ? 0 : 1;
      const options = [at(above, j) + 1, at(row, j - 1) + 1, at(above, j - 1) + changed];
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) options.push(at(rows[i - 2], j - 2) + 1);
      row.push(Math.min(...options));
    }
    rows.push(row);
  }
  return at(rows[a.length], b.length);
}

function at(row: number[] | undefined, column: number): number {
  return row?.[column] ?? Number.POSITIVE_INFINITY;
}

/** Returns the known name that was probably meant. */
export function closestName(written: string, known: string[]): string | undefined {
  const bare = written.replace(/^SOKO_/, '');
  return known.find((name) => name === bare || areClose(bare, name));
}
