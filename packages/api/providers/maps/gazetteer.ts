import type { Coordinates } from 'market/places/places.rules';
import { metresBetween } from 'market/places/places.rules';

/** One line of the gazetteer. */
export interface KnownPlace {
  id: string;
  name: string;
  kind: string;
  area: string;
  city: string;
  country: string;
  at: Coordinates;
  /** 1 is the most important. */
  rank: number;
  /** The words of name, other names and area, each after a blank. */
  words: string;
  /** The same for the city. */
  cityTexts: string;
  /** The name and the other names, folded for comparison. */
  foldedNames: string[];
}

/** Reads the gazetteer: a heading, then one place per line; no value contains a comma. */
export function readGazetteer(csv: string): KnownPlace[] {
  const [heading = '', ...lines] = csv.trim().split('\n');
  const names = heading.split(',');
  return lines.map((line) => {
    const values = line.split(',');
    return asPlace(Object.fromEntries(names.map((name, index) => [name, values[index] ?? ''])));
  });
}

function asPlace({
  id = '',
  name = '',
  kind = '',
  area = '',
  city = '',
  country = '',
  ...rest
}: Record<string, string>) {
  const { lat, lng, rank, alt = '' } = rest;
  return {
    id,
    name,
    kind,
    area,
    city,
    country,
    at: { lat: Number(lat), lng: Number(lng) },
    rank: Number(rank),
    words: ` ${wordsOf(`${name} ${alt} ${area}`).join(' ')}`,
    cityTexts: ` ${wordsOf(city).join(' ')}`,
    foldedNames: [name, ...alt.split(';')].map((called) => wordsOf(called).join(' ')),
  };
}

/** Letters that are not a base letter with a mark, as Hausa writes them. */
const hooked: Record<string, string> = { ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y' };

/** Words without case, accents and apostrophes, so that 'egusi' finds 'ẹ̀gúsí'. */
function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[ɓɗƙƴ]/g, (letter) => hooked[letter] ?? letter);
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

const maxWords = 8;

/** The places whose words start like those of the text, the best first. */
export function placesLike(
  text: string,
  places: readonly KnownPlace[],
  { near, max }: { near: Coordinates | undefined; max: number },
): KnownPlace[] {
  const wanted = wordsOf(text).slice(0, maxWords);
  // Streets are known, houses are not: '14 Admiralty Way' means the street.
  const streetOnly = wanted.filter((word) => !/^\d+\p{L}?$/u.test(word));
  const exactly = bestOf(wanted, places, near);
  const found = exactly.length > 0 ? exactly : bestOf(streetOnly, places, near);
  return [...Map.groupBy(found, nameInFull).values()].flatMap(([first]) => first ?? []).slice(0, max);
}

/** Two entries of one text are one suggestion: an area and the road that gave it its name. */
function nameInFull({ name, area, city }: KnownPlace): string {
  return `${name}/${area === name ? '' : area}/${city}`;
}

/** Two places as near to the view as this count as equally near. */
const viewMetres = 3_000;

function bestOf(wanted: readonly string[], places: readonly KnownPlace[], near: Coordinates | undefined): KnownPlace[] {
  const start = wanted.join(' ');
  const order = ({ foldedNames, rank, at, name }: KnownPlace) => [
    likeness(foldedNames, start),
    rank,
    near ? Math.round(metresBetween(near, at) / viewMetres) : 0,
    name.length,
  ];
  return matching(wanted, places)
    .map((place) => ({ place, order: order(place) }))
    .sort((one, other) => compare(one.order, other.order))
    .map(({ place }) => place);
}

/** A whole name ranks before its beginning, the name before other names, and those before a match of words only. */
function likeness([name = '', ...others]: readonly string[], start: string): number {
  if (name === start || others.includes(start)) return 0;
  if (name.startsWith(start)) return 1;
  return others.some((other) => other.startsWith(start)) ? 2 : 3;
}

function matching(wanted: readonly string[], places: readonly KnownPlace[]): KnownPlace[] {
  const starts = wanted.map((word) => ` ${word}`);
  return places.filter(
    ({ words, cityTexts }) =>
      starts.every((start) => words.includes(start) || cityTexts.includes(start)) &&
      // The city alone would find everything in it, and no word nothing.
      starts.some((start) => words.includes(start)),
  );
}

/** The first difference decides. */
function compare(one: readonly number[], other: readonly number[]): number {
  const index = one.findIndex((value, at) => value !== other[at]);
  return (one[index] ?? 0) - (other[index] ?? 0);
}
