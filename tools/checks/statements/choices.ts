/** Returns which of several alternatives is taken; the same name gets the same answer within one run. */
export type Choose = (name: string, count: number) => number;

/** A statement with more forms than this is a fault: it is too complex to be checked. */
const maxRuns = 256;

/** Runs a function once for each combination of the choices that it asks for, and returns all results. */
export function withEveryChoice<Result>(run: (choose: Choose) => Result): Result[] {
  const results: Result[] = [];
  let script: number[] = [];
  for (;;) {
    const taken = new Map<string, { index: number; count: number }>();
    results.push(
      run((name, count) => {
        const known = taken.get(name);
        if (known) return known.index;
        const index = script[taken.size] ?? 0;
        taken.set(name, { index, count });
        return index;
      }),
    );
    if (results.length > maxRuns) throw new Error(`More than ${maxRuns} forms of one statement`);
    const path = [...taken.values()];
    while (path.length > 0 && isLast(path.at(-1))) path.pop();
    if (path.length === 0) return results;
    script = path.map(({ index }, at) => (at === path.length - 1 ? index + 1 : index));
  }
}

function isLast(choice: { index: number; count: number } | undefined): boolean {
  return choice !== undefined && choice.index === choice.count - 1;
}
