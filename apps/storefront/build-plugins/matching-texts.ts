import { relative } from 'node:path';
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';

/** As Lingui compiles a text: words, `#`, and lists of name, kind and branches. */
type Token = string | [name: string, kind?: string, branches?: Record<string, Tokens>];
type Tokens = string | Token[];

/** The plural forms of a language; exact numbers such as `=0` are beside them. */
function formsOf(tag: string): string[] {
  return new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
}

/** Returns every text that has a fault, in all catalogues of the Lingui configuration in a folder. */
export async function faultsOfLanguages(folder: string): Promise<string[]> {
  const config = getConfig({ cwd: folder });
  const catalogues = await getCatalogs(config);
  const languages = catalogues.flatMap((catalogue) =>
    config.locales.map(async (tag) => {
      const name = `${relative(process.cwd(), catalogue.path)} ${tag}`;
      const texts = Object.entries((await catalogue.read(tag)) ?? {});
      return texts.length === 0
        ? [`${name} has no texts`]
        : faultsOfCatalogue(tag, texts).map((fault) => `${name}: ${fault}`);
    }),
  );
  return (await Promise.all(languages)).flat();
}

/** Returns the texts of a catalogue that have a fault. */
export function faultsOfCatalogue(
  tag: string,
  entries: readonly (readonly [name: string, text: { message?: string; translation?: string }])[],
): string[] {
  return entries.flatMap(([name, { message = name, translation = '' }]) =>
    faultsOfText(tag, message, translation).map((fault) => `"${message}" ${fault}`),
  );
}

/** Returns why a translation does not match the English text; empty if it does [I18N-14]. */
export function faultsOfText(tag: string, english: string, own: string): string[] {
  if (own.trim() === '') return ['is missing'];
  const tokens = tokensOf(own);
  if (!tokens) return ['cannot be read'];
  return [
    ...faultsOfLetters(own),
    ...(own.includes("'") && tag !== 'en' ? ["has a straight ', which quotes braces; write ’"] : []),
    ...faultsOfTokens(tag, tokensOf(english) ?? [], tokens),
  ];
}

function faultsOfLetters(own: string): string[] {
  const faults: string[] = [];
  if (own !== own.normalize('NFC')) faults.push('is not in NFC');
  if (own !== own.trim()) faults.push('begins or ends with a space');
  return faults;
}

function tokensOf(text: string): Token[] | undefined {
  const { source, errors } = createCompiledCatalog('en', { text }, { namespace: 'json' });
  if (errors.length > 0) return undefined;
  const { messages } = JSON.parse(source) as { messages: { text: Tokens } };
  return listOf(messages.text);
}

function listOf(tokens: Tokens | undefined): Token[] {
  return typeof tokens === 'string' ? [tokens] : (tokens ?? []);
}

function faultsOfTokens(tag: string, english: Token[], own: Token[]): string[] {
  const [wanted, found] = [partsOf(english), partsOf(own)];
  const faults = wanted === found ? [] : [`has ${found || 'nothing to fill in'} in place of ${wanted || 'none'}`];
  const plurals = new Map(english.filter(isPlural).map(([name, , branches]) => [name, branches]));
  for (const [name, , branches = {}] of own.filter(isPlural)) {
    faults.push(...faultsOfPlural(tag, plurals.get(name) ?? {}, branches));
  }
  return faults;
}

function faultsOfPlural(tag: string, english: Record<string, Tokens>, own: Record<string, Tokens>): string[] {
  const exact = Object.keys(english).filter((branch) => /^\d+$/.test(branch));
  const wanted = [...exact, ...formsOf(tag)].sort().join(' ');
  const found = Object.keys(own).sort().join(' ');
  const faults = wanted === found ? [] : [`counts by ${found} in place of ${wanted}`];
  for (const [branch, tokens] of Object.entries(own)) {
    const [counted, translated] = [listOf(english[branch] ?? english.other), listOf(tokens)];
    const isInWords = isOneNumber(tag, branch) && !translated.includes('#');
    faults.push(...faultsOfTokens(tag, isInWords ? counted.filter((token) => token !== '#') : counted, translated));
  }
  return faults;
}

/** Whether a form stands for one number, as the Arabic `two` does: its text may say the number in words. */
function isOneNumber(tag: string, form: string): boolean {
  const rules = new Intl.PluralRules(tag);
  return Array.from({ length: 200 }, (_, count) => rules.select(count)).filter((found) => found === form).length === 1;
}

function isPlural(token: Token): token is [string, string, Record<string, Tokens>] {
  return Array.isArray(token) && token[1] === 'plural';
}

/** Names, tags and number signs, in any order, for a sentence may be turned round. */
function partsOf(tokens: Token[]): string {
  const words = tokens.filter((token) => typeof token === 'string' && token !== '#').join('');
  const tags = words.match(/<\/?\w+\/?>/g) ?? [];
  const filled = tokens
    .filter((token) => Array.isArray(token))
    .map(([name, kind]) => `{${[name, kind].filter(Boolean)}}`);
  const sign = tokens.includes('#') ? ['#'] : [];
  return [...tags, ...filled, ...sign].sort().join(' ');
}
