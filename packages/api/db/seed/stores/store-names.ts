import type { ModuleType } from 'market/modules/modules.rules';
import { foldedWords } from 'market/search/search.rules';
import type { City, DemoData, DemoPlace } from '../demo-shapes.ts';
import type { Dice } from '../dice.ts';

/** Names are unique per city, slugs everywhere. */
export class NameRegister {
  readonly #data: DemoData;
  readonly #names: Set<string>;
  readonly #slugs: Set<string>;

  constructor(data: DemoData, taken: readonly { name: string; slug: string; zone: { city: City } }[]) {
    this.#data = data;
    this.#names = new Set(taken.map(({ zone, name }) => `${zone.city}/${name}`));
    this.#slugs = new Set(taken.map(({ slug }) => slug));
  }

  take(dice: Dice, type: ModuleType, place: DemoPlace): { name: string; slug: string } {
    const bare = this.#filled(dice, type, place);
    const isFree = (candidate: string) => !this.#names.has(`${place.city}/${candidate}`);
    const name = firstOf(candidatesFrom(bare, place), isFree);
    this.#names.add(`${place.city}/${name}`);
    const words = foldedWords(name).join('-');
    const slug = firstOf(numbered(words, '-'), (candidate) => !this.#slugs.has(candidate));
    this.#slugs.add(slug);
    return { name, slug };
  }

  #filled(dice: Dice, type: ModuleType, { city, area, name }: DemoPlace): string {
    const parts = this.#data.nameParts;
    const pattern = dice.one(parts.patterns[type]?.[city] ?? []);
    const fillings: Record<string, string> = {
      title: dice.one(parts.titles[city]),
      given: dice.one(parts.given_names[city]),
      adj: dice.one(parts.adj[city]),
      region: dice.one(parts.region[city]),
      area: area === '' ? name : area,
    };
    return pattern.replace(/\{(\w+)\}/g, (_, part: string) => fillings[part] ?? '');
  }
}

/** The bare name, the one with its area, then numbers. */
function* candidatesFrom(bare: string, { area, name }: DemoPlace): Generator<string> {
  yield bare;
  yield* numbered(`${bare}, ${area === '' ? name : area}`, ' ');
}

function* numbered(text: string, gap: string): Generator<string> {
  yield text;
  for (let number = 2; ; number++) yield `${text}${gap}${number}`;
}

function firstOf(candidates: Iterable<string>, isFree: (candidate: string) => boolean): string {
  for (const candidate of candidates) if (isFree(candidate)) return candidate;
  throw new RangeError('Candidates never end');
}

/** Two letters in place of a logo. */
export function monogramOf(name: string): string {
  const words = foldedWords(name);
  const letters = words.length > 1 ? words.slice(0, 2).map((word) => word[0]) : [words[0]?.slice(0, 2)];
  return letters.join('').toUpperCase();
}
