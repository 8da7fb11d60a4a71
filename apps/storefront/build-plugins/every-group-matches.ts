import type { Plugin } from 'vite';

/** Refuses a build in which a group of chunks matches no file: its test still names a file that has been renamed. */
export function everyGroupMatches(groups: readonly { name: string }[]): Plugin {
  return {
    name: 'every-group-matches',
    apply: 'build',
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      const built = new Set(Object.values(bundle).map((part) => part.type === 'chunk' && part.name));
      const missing = groups.filter(({ name }) => !built.has(name)).map(({ name }) => name);
      if (missing.length > 0) this.error(`These groups of chunks match no file: ${missing.join(', ')}`);
    },
  };
}
