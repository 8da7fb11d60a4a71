/** More entries than this do not fit on one screen of an editor, and groups are hard to see. */
const max = 30;

/** Folders that may have more, with the reason. */
const exceptions: Record<string, string> = {
  'demo/images/160': 'one drawing for each thing of the demo market',
  'demo/images/280': 'one drawing for each thing of the demo market',
  'demo/images/360': 'one drawing for each thing of the demo market',
  'docs/decisions': 'numbered in the order in which they were taken',
  'packages/api/db/migrations': 'numbered in the order in which they run',
};

/** Returns a sentence for each folder with more than 30 files and folders, and for each exception that needs none. */
export function foldersTooFull(files: readonly string[]): string[] {
  const full = [...entriesOf(files)].filter(([, entries]) => entries.size > max);
  const names = new Set(full.map(([folder]) => folder));
  return [
    ...full
      .filter(([folder]) => !(folder in exceptions))
      .map(([folder, { size }]) => `${folder} holds ${size} entries, more than ${max}: group what belongs together`),
    ...Object.keys(exceptions)
      .filter((folder) => !names.has(folder))
      .map((folder) => `${folder} holds no more than ${max} entries: remove it from the exceptions`),
  ];
}

/** The files and folders directly in each folder, without its README; `.` is the root. */
function entriesOf(files: readonly string[]): Map<string, Set<string>> {
  const entries = new Map<string, Set<string>>();
  for (const file of files) {
    const parts = file.split('/');
    for (const [depth, name] of parts.entries()) {
      if (name === 'README.md') continue;
      const folder = parts.slice(0, depth).join('/') || '.';
      const found = entries.get(folder);
      if (found) found.add(name);
      else entries.set(folder, new Set([name]));
    }
  }
  return entries;
}
