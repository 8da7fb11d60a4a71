/** Hashes of the texts that streams begin with; there are few kinds and many indexes. */
const beginnings = new Map<string, number>();

/**
 * A stream of random numbers for one object: the same seed, kind and index give the same numbers on every machine, and
 * no other object changes if this one takes more numbers.
 */
export class Dice {
  #state: number;

  constructor(seed: number, kind: string, index: number) {
    this.#state = scattered(beginningOf(`${seed}/${kind}`) ^ Math.imul(index + 1, 0x9e3779b1));
  }

  /** At least 0, below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number, both ends included. */
  whole(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  between(from: number, to: number): number {
    return from + this.next() * (to - from);
  }

  /** True for a share of all throws. */
  happens(share: number): boolean {
    return this.next() < share;
  }

  one<T>(things: readonly T[]): T {
    const thing = things[Math.floor(this.next() * things.length)];
    if (thing === undefined) throw new RangeError('Nothing to choose from');
    return thing;
  }

  /** The heavier a thing, the more often it is chosen. */
  oneByWeight<T>(things: readonly T[], weightOf: (thing: T) => number): T {
    let left = this.next() * things.reduce((sum, thing) => sum + weightOf(thing), 0);
    const thing = things.find((candidate) => {
      left -= weightOf(candidate);
      return left < 0;
    });
    return thing ?? this.one(things);
  }

  /** The same things in another order. */
  shuffled<T>(things: readonly T[]): T[] {
    const mixed = [...things];
    for (let last = mixed.length - 1; last > 0; last--) {
      const other = this.whole(0, last);
      [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
    }
    return mixed;
  }

  /** Returns some of the elements in their original order; all of them if there are no more. */
  several<T>(things: readonly T[], count: number): T[] {
    const places = this.shuffled(things.map((_, place) => place)).slice(0, Math.max(0, count));
    return places.sort((one, other) => one - other).map((place) => things[place] as T);
  }

  /** Random bytes as hexadecimal digits. */
  hex(digits: number): string {
    let text = '';
    while (text.length < digits) text += this.whole(0, 0xffff).toString(16).padStart(4, '0');
    return text.slice(0, digits);
  }
}

function beginningOf(text: string): number {
  const known = beginnings.get(text);
  if (known !== undefined) return known;
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  beginnings.set(text, hash);
  return hash;
}

function scattered(value: number): number {
  let hash = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

/**
 * Distributes `total` by weights in whole numbers that add up to it exactly: each gets the rounded sum up to it less
 * what those before it got.
 */
export function distribute(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((before, weight) => before + weight, 0);
  let due = 0;
  let given = 0;
  return weights.map((weight) => {
    due += weight;
    const share = Math.round((total * due) / sum) - given;
    given += share;
    return share;
  });
}
