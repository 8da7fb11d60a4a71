import { dirname, join } from 'node:path';

const link = /\[[^\]]*\]\((?!https?:|mailto:|#)([^)#\s]+)(#[^)]*)?\)/g;
const backticks = /`([^`\n]+)`/g;
/** The guides name files from the root; decisions may name files that are gone. */
const guides = new Set(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md']);
/** A path has a folder or an extension; `npm test` and `zod/mini` do not, and `<noun>` is a placeholder. */
const path = /^[\w.@-]+(\/[\w.@*-]+)*(\/|\.(tsx?|mjs|json|md|sql|css|yml|po))$/;

/** A name with a capital letter inside, such as `placeOrder`. */
export const codeName = /^[a-z]+\d*(?:[A-Z][a-z0-9]*)+$/;

/** The links and the paths of a document that lead nowhere. */
export function faultsInDocument(document: string, source: string, exists: (path: string) => boolean): string[] {
  const links = [...source.matchAll(link)].map(([, target = '']) => join(dirname(document), target));
  const named = guides.has(document) ? [...source.matchAll(backticks)].map(([, text = '']) => text).filter(isPath) : [];
  return [...new Set([...links, ...named])]
    .filter((target) => !exists(target))
    .map((target) => `${document}: ${target} is not there`);
}

/** Returns the names of functions and values that a document has in backticks and that no source has. */
export function namesWithoutCode(document: string, source: string, isInCode: (name: string) => boolean): string[] {
  const names = [...source.matchAll(backticks)].map(([, text = '']) => text).filter((text) => codeName.test(text));
  return [...new Set(names)].filter((name) => !isInCode(name)).map((name) => `${document}: no source has ${name}`);
}

/** Returns the chapters with figures whose title has no command that reproduces them. */
export function figuresWithoutCommand(document: string, source: string): string[] {
  return [...source.matchAll(/^## (.*)$/gm)]
    .map(([, title = '']) => title)
    .filter((title) => !/`(npm|npx|node|soko) [^`]+`/.test(title))
    .map((title) => `${document}: "${title}" names no command that makes its figures`);
}

/** Decisions have unique numbers, and the title of each contains its number. */
export function decisionsMisnumbered(decisions: readonly { file: string; title: string }[]): string[] {
  const numberOf = (file: string) => Number(/(\d{4})-[^/]*$/.exec(file)?.[1]);
  const duplicates = [...Map.groupBy(decisions, ({ file }) => numberOf(file))].filter(([, same]) => same.length > 1);
  return [
    ...duplicates.map(
      ([number, same]) => `Decision ${number} exists ${same.length} times: ${same.map(({ file }) => file).join(', ')}`,
    ),
    ...decisions
      .filter(({ file, title }) => !title.startsWith(`# ${numberOf(file)}. `))
      .map(({ file, title }) => `${file}: its title says another number: ${title}`),
  ];
}

function isPath(text: string): boolean {
  return path.test(text) && text.includes('/') && !text.includes('*');
}
