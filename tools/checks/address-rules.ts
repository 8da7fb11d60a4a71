interface Forbidden {
  what: string;
  pattern: RegExp;
}

/** Built from parts, so that this file does not contain what it searches for. */
const forbidden: Forbidden[] = [
  { what: 'a path of one machine', pattern: /(?<![\w.*>-])\/(work|root|home\/[a-z][\w-]*|Users\/\w+)\/[\w.-]/ },
  { what: 'a path of one machine', pattern: /\b[A-Z]:\\+Users\\/ },
  { what: 'the host of a registry', pattern: /\b(registry\.[a-z0-9-]+\.[a-z]+|npm\.pkg\.[a-z]+\.[a-z]+)\b/ },
];

/** What ties a file to one machine or one registry; it would be wrong, or slow, everywhere else. */
export function addressesIn(file: string, source: string): string[] {
  return source.split('\n').flatMap((line, n) => {
    const found = forbidden.find(({ pattern }) => pattern.test(line));
    return found ? [`${file}:${n + 1}: holds ${found.what}`] : [];
  });
}

/** A lock file with addresses makes every installation use the registry of its author. */
export function resolvedIn(file: string, source: string): string[] {
  if (!file.endsWith('package-lock.json')) return [];
  const { packages = {} } = JSON.parse(source) as { packages?: Record<string, { resolved?: string }> };
  return Object.entries(packages)
    .filter(([, { resolved }]) => resolved?.startsWith('http'))
    .map(([name]) => `${file}: ${name} carries an address; run \`npm run lock\``);
}
