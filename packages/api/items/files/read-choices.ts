import { typeOf, type VariationGroup } from 'market/items/items.rules';
import { type Money, nothing } from 'market/values/money';
import { amount, FieldFault, type Reader, textOf, wholeNumber } from '#api/http/csv/read-fields.ts';
import type { GivenAddOn, GivenVariants } from '../write-choices.ts';

const word = textOf(100);
const stock = wholeNumber(0, 10_000_000);
const max = 100;
const [minChosen, maxChosen] = [0, 50];

const variantsMust = 'must be choices and what is sold of them, such as Size/Colour: S/Red = 1500 x 10; M/Red = 1600';
const groupsMust = 'must be groups such as Spice (one, needed): Mild; Hot +200 | Extras (0-2): Egg +300';

/** `Size/Colour: S/Red = 1500 x 10; M/Red = 1600`: each combination with its price and, where it runs out, its stock. */
export const variations: Reader<GivenVariants> = (text) => {
  if (text.trim() === '') return { choices: [], variants: [] };
  const [head, rest] = atFirst(text, ':', variantsMust);
  const titles = partsOf(head, '/', variantsMust);
  const variants = partsOf(rest, ';', variantsMust).map((part) => kindOf(part, titles.length));
  mustDiffer([...titles], 'choice');
  mustDiffer(
    variants.map(({ options }) => typeOf(options)),
    'combination',
  );
  const choices = titles.map((title, index) => {
    const options = [...new Set(variants.map(({ options }) => options[index] ?? ''))];
    return { name: title, title, options };
  });
  const combinations = choices.reduce((product, { options }) => product * options.length, 1);
  if (combinations !== variants.length) {
    throw new FieldFault(`has ${variants.length} of ${combinations} combinations: each of them needs a price`);
  }
  const limited = variants.filter((kind) => kind.stock !== null).length;
  if (limited !== 0 && limited !== variants.length) {
    throw new FieldFault('must name the stock of all combinations or of none');
  }
  return { choices, variants: variants.map(({ options, ...kind }) => ({ type: typeOf(options), ...kind })) };
};

function kindOf(part: string, choices: number): { options: string[]; price: Money; stock: number | null } {
  const [named, value] = atFirst(part, '=', variantsMust);
  const options = partsOf(named, '/', variantsMust);
  if (options.length !== choices) throw new FieldFault(`'${part.trim()}' does not say one of each choice`);
  const [price = '', count, more] = value.split(/\sx\s/);
  if (more !== undefined) throw new FieldFault(variantsMust);
  return { options, price: amount(price), stock: count === undefined ? null : stock(count) };
}

/** `Spice (one, needed): Mild; Hot +200 | Extras (0-2): Egg +300`: what a dish can be had with. */
export const foodVariations: Reader<VariationGroup[]> = (text) => {
  if (text.trim() === '') return [];
  const groups = partsOf(text, '|', groupsMust).map(groupOf);
  mustDiffer(
    groups.map(({ name }) => name),
    'group',
  );
  return groups;
};

function groupOf(part: string): VariationGroup {
  const [, named = '', rule = '', rest = ''] = /^([^():]+)\(([^()]*)\)\s*:(.*)$/s.exec(part) ?? [];
  const [, range = '', needed] = /^\s*(one|\d+\s*-\s*\d+)\s*(,\s*needed)?\s*$/.exec(rule) ?? [];
  if (named.trim() === '' || range === '') throw new FieldFault(groupsMust);
  const values = partsOf(rest, ';', groupsMust).map(pricedWord);
  mustDiffer(
    values.map(({ name }) => name),
    'option',
  );
  const count = wholeNumber(minChosen, maxChosen);
  const [min, max] = range === 'one' ? [1, 1] : (range.split('-').map(count) as [number, number]);
  if (min > max || max < 1 || min > values.length) {
    throw new FieldFault(`the bounds of ${named.trim()} leave nothing to choose`);
  }
  return {
    name: word(named),
    type: range === 'one' ? 'single' : 'multi',
    required: needed ? 'on' : 'off',
    min,
    max,
    values: values.map(({ name, price }) => ({ label: name, price })),
  };
}

/** `Extra meat +500; Coleslaw +300`. */
export const addOns: Reader<GivenAddOn[]> = (text) => {
  if (text.trim() === '') return [];
  const given = partsOf(text, ';', 'must be names with prices, such as Extra meat +500; Coleslaw +300').map(pricedWord);
  mustDiffer(
    given.map(({ name }) => name),
    'add-on',
  );
  return given;
};

/** Without a price it costs nothing more. */
function pricedWord(part: string): GivenAddOn {
  const [, name = '', price] = /^(.*?)(?:\s\+\s*([\d.]+))?\s*$/s.exec(part.trim()) ?? [];
  if (name === '' || name.includes('+')) {
    throw new FieldFault(`'${part.trim()}' must be a name, and + with a price where it costs more`);
  }
  return { name: word(name), price: price === undefined ? nothing : amount(price) };
}

function partsOf(text: string, mark: string, must: string): string[] {
  const parts = text.split(mark).map((part) => cell(part));
  if (parts.some((part) => part === '') || parts.length > max) throw new FieldFault(must);
  return parts;
}

/** Maximum length of a cell; its content is parsed further. */
const cell = textOf(10_000);

function atFirst(text: string, mark: string, must: string): [string, string] {
  const index = text.indexOf(mark);
  if (index < 1) throw new FieldFault(must);
  return [text.slice(0, index), text.slice(index + 1)];
}

function mustDiffer(names: readonly string[], what: string): void {
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new FieldFault(`the ${what} '${twice}' appears twice`);
}
