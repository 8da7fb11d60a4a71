import { moduleTypes } from 'market/modules/modules.rules';
import { nouns } from './nouns.ts';

const catchAllNames = /(^|\/)(utils?|helpers?|lib|common|misc|core|managers?|services?|index)(\.|\/|$)/;

/** Vite begins at the page of this name. */
const shells = /^apps\/[a-z]+\/index\.html$/;

const moduleName = `(${moduleTypes.join('|')})`;
const quoted = `(['"\`])${moduleName}\\1`;
/** Asking for a name looks like one of these: `=== 'food'`, `'food' ===`, `case 'food':`, `['food'].includes(`. */
const questions = [
  new RegExp(`[=!]==?\\s*${quoted}`),
  new RegExp(`${quoted}\\s*[=!]==?`),
  new RegExp(`\\bcase\\s+${quoted}`),
  new RegExp(`${quoted}\\s*(,[^\\]]*)?\\]\\s*\\.includes\\(`),
];
const traits = 'packages/market/modules/modules.rules.ts';

interface Home {
  folder: RegExp;
  roles: RegExp;
}

const words = '[a-z][a-z0-9]*(-[a-z0-9]+)*';
const audience = '(\\.(vendor|courier|admin))?';
const severalWords = '[a-z][a-z0-9]*(-[a-z0-9]+)+';

/** What may lie in the folder of a noun and in the folders of its parts, and nothing lies deeper. The verb of a use case is free, its form is not. */
const homes: Home[] = [
  {
    folder: /^packages\/market\/(?!calls\/|values\/)([^/]+)\/(?:[a-z-]+\/)?(.+)$/,
    roles: new RegExp(`^NOUN(-${words})?(\\.rules|${audience}\\.contract)(\\.test)?\\.ts$`),
  },
  {
    folder:
      /^packages\/api\/(?!app\/|db\/|http\/|jobs\/|providers\/|testing\/)(?:access\/(?=registration\/))?([^/]+)\/(?:[a-z-]+\/)?(.+)$/,
    roles: new RegExp(`^(NOUN(-${words})?(${audience}\\.routes|\\.data)|${severalWords})(\\.test)?\\.ts$`),
  },
  {
    folder: /^apps\/[a-z]+\/features\/([^/]+)\/(?:[a-z-]+\/)?(.+)$/,
    roles: new RegExp(`^${words}((\\.test)?\\.tsx?|\\.module\\.css)$`),
  },
];

/** The commands of one subject are declared in `<subject>-commands.ts`. */
const ofCommands = new RegExp(`^apps/server/cli/(${words}/)?${words}(\\.test)?\\.ts$`);

/** The faults in the name of one file. */
export function faultsIn(file: string): string[] {
  const faults = homes.flatMap((home) => faultsAt(home, file));
  if (file.startsWith('apps/server/cli/') && !ofCommands.test(file)) {
    faults.push(`${file}: each file of the commands has a plain name`);
  }
  if (catchAllNames.test(file) && !shells.test(file)) faults.push(`${file}: a catch-all name; name the thing instead`);
  return faults;
}

function faultsAt({ folder, roles }: Home, file: string): string[] {
  const [, noun, name] = folder.exec(file) ?? [];
  if (!noun || !name) return [];
  if (!nouns.includes(noun)) return [`${file}: ${noun} is not a noun of the market (tools/checks/names/nouns.ts)`];
  const allowed = new RegExp(roles.source.replaceAll('NOUN', noun));
  return allowed.test(name) ? [] : [`${file}: not a role that this folder knows`];
}

const modes = 'packages/api/http/market-mode.ts';

/** The API asks a mode what it may do, not whether it is a demo. Returns the lines that ask. */
export function demoQuestionsIn(file: string, source: string): string[] {
  if (!/^packages\/api\/.*\.ts$/.test(file) || file === modes) return [];
  return source
    .split('\n')
    .flatMap((line, n) =>
      /\bisDemo\b|=== (demo|real)Market\b|\b(demo|real)Market\./.test(line)
        ? [`${file}:${n + 1}: asks whether this is a demo; add what differs to ${modes}`]
        : [],
    );
}

const shopperKeys = 'packages/api/db/shopper-keys.ts';

/** Returns the lines that write or read the key of a shopper themselves, in TypeScript or in SQL. */
export function shopperKeysIn(file: string, source: string): string[] {
  const isOurs = /^(apps\/server|packages\/api)\/.*\.ts$/.test(file) && !/\.test\.ts$|\/testing\//.test(file);
  if (!isOurs || file === shopperKeys) return [];
  return source
    .split('\n')
    .flatMap((line, n) =>
      /['`](customer|guest):(\$\{|%|['`])/.test(line)
        ? [`${file}:${n + 1}: builds the key of a shopper; use ${shopperKeys}`]
        : [],
    );
}

/** Modules differ by their traits, not by comparisons with their names. Returns the lines with such a comparison. */
export function moduleQuestionsIn(file: string, source: string): string[] {
  const isOurs = /^(apps|packages)\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file);
  if (!isOurs || file === traits) return [];
  return source
    .split('\n')
    .flatMap((line, n) =>
      questions.some((question) => question.test(line))
        ? [`${file}:${n + 1}: asks a module for its name; add a trait to ${traits}`]
        : [],
    );
}
