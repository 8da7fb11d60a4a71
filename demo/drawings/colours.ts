import { readFileSync } from 'node:fs';

/** The colours in which goods of the shop are drawn, by the name of the option. */
const paints: Record<string, string> = {
  Ash: '#8d949b',
  Black: '#2b2b30',
  Blue: '#2f55c4',
  Brown: '#7a4a26',
  Caramel: '#b97a3f',
  Champagne: '#e6d3ae',
  Coral: '#f0705c',
  Cream: '#f3e9d2',
  'Dusty pink': '#d9a0a6',
  Emerald: '#0f8a5f',
  Gold: '#d9a52b',
  Green: '#2f8a4e',
  Grey: '#9aa1a8',
  Indigo: '#34409c',
  Lagoon: '#1d7f9c',
  Mango: '#f3a21c',
  Maroon: '#7c1f33',
  Mustard: '#d39a1e',
  Navy: '#22305f',
  Nude: '#dcb497',
  Olive: '#6f7437',
  Peach: '#f5b795',
  Pink: '#ee6a9c',
  Purple: '#8253b8',
  Red: '#cf2033',
  Rose: '#d8567f',
  'Royal blue': '#2748c8',
  Sand: '#d8c19a',
  Silver: '#c3c8cf',
  Tan: '#bf8b58',
  Teal: '#12868a',
  Turquoise: '#2bb8b4',
  White: '#f6f5f1',
  Wine: '#7a1b3a',
};

type Lab = [lightness: number, a: number, b: number];

/** Pictures of which a colour is more than the colour of one part. */
const unpainted = new Set(['beads', 'blendr', 'bonnet', 'breadbin', 'dinnerSet16', 'hairpack', 'shuka', 'swatch']);

/** How near to the colour of a picture a paint is the same colour, in OKLab. */
const sameColour = 0.06;

/** Returns the colours of the goods that have a choice of them, by the key of their picture. */
export function colouredPictures(): Map<string, string[]> {
  const text = readFileSync(new URL('../catalogue/ecommerce.json', import.meta.url), 'utf8');
  const { items } = JSON.parse(text) as {
    items: { image: string; choice_options?: { title: string; options: string[] }[] }[];
  };
  return new Map(
    items.flatMap(({ image, choice_options: choices = [] }) => {
      const names = choices.find(({ title }) => title === 'Colour')?.options ?? [];
      return names.length === 0 || unpainted.has(image) ? [] : [[image, names] as const];
    }),
  );
}

/** The key of a picture in one of its colours, such as `scarfDustyPink`. */
export function keyInColour(key: string, colour: string): string {
  return key + colour.replace(/(?:^| )(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * Returns RGBA pixels with the colour that covers most of them exchanged for another one, its light and shade included;
 * undefined where it has that colour, or which is unknown.
 */
export function inColour(pixels: Uint8ClampedArray, colour: string): Uint8ClampedArray | undefined {
  const known = paints[colour];
  if (!known) return undefined;
  const main = mainColour(pixels);
  const paint = labOf(channelsOf(known));
  if (Math.hypot(main[0] - paint[0], main[1] - paint[1], main[2] - paint[2]) < sameColour) return undefined;
  const mainChroma = chromaOf(main);
  // Very light and very dark things show less of their shade.
  const contrast = paint[0] > 0.85 || paint[0] < 0.35 ? 0.62 : 0.9;
  const painted = new Uint8ClampedArray(pixels);
  for (let at = 0; at < pixels.length; at += 4) {
    const before = labAt(pixels, at);
    const share = (pixels[at + 3] ?? 0) === 0 ? 0 : shareOf(before, main);
    if (share === 0) continue;
    const lightness = Math.min(1, Math.max(0.05, paint[0] + (before[0] - main[0]) * contrast));
    const strength = mainChroma > 0.04 ? Math.min(1.25, chromaOf(before) / mainChroma) : 1;
    const after: Lab = [lightness, paint[1] * strength, paint[2] * strength];
    const mixed = before.map((value, index) => value + ((after[index] ?? 0) - value) * share) as Lab;
    channelsFrom(mixed).forEach((value, index) => {
      painted[at + index] = value;
    });
  }
  return painted;
}

/** The middle of the fullest cell of colours; the shadow below a thing is not opaque. */
function mainColour(pixels: Uint8ClampedArray): Lab {
  const cells = new Map<string, { count: number; sum: Lab }>();
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 250) continue;
    const lab = labAt(pixels, at);
    const grey = chromaOf(lab) < 0.035;
    const turn = Math.round(Math.atan2(lab[2], lab[1]) / (Math.PI / 8));
    const cell = grey ? `grey ${Math.round(lab[0] * 3)}` : `${turn}`;
    const { count, sum } = cells.get(cell) ?? { count: 0, sum: [0, 0, 0] };
    cells.set(cell, { count: count + 1, sum: sum.map((value, index) => value + (lab[index] ?? 0)) as Lab });
  }
  const [fullest] = [...cells.values()].sort((one, other) => other.count - one.count);
  if (!fullest) return [0, 0, 0];
  return fullest.sum.map((value) => value / fullest.count) as Lab;
}

/** How much of a colour belongs to the main one, from 0 to 1. */
function shareOf(lab: Lab, main: Lab): number {
  const chroma = chromaOf(lab);
  if (chromaOf(main) < 0.04) {
    return fade(chroma, 0.035, 0.06) * fade(Math.abs(lab[0] - main[0]), 0.3, 0.4);
  }
  const turn = Math.abs(Math.atan2(lab[2], lab[1]) - Math.atan2(main[2], main[1]));
  const apart = Math.min(turn, 2 * Math.PI - turn);
  return (1 - fade(chroma, 0.004, 0.016)) * fade(apart, 0.55, 0.8);
}

/** 1 up to a value, 0 from another one on. */
function fade(value: number, full: number, none: number): number {
  return Math.min(1, Math.max(0, (none - value) / (none - full)));
}

function chromaOf([, a, b]: Lab): number {
  return Math.hypot(a, b);
}

function channelsOf(hex: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}

function labAt(pixels: Uint8ClampedArray, at: number): Lab {
  return labOf([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]);
}

/** sRGB to OKLab. */
function labOf(channels: readonly number[]): Lab {
  const [r = 0, g = 0, b = 0] = channels.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** OKLab to sRGB. */
function channelsFrom([lightness, a, b]: Lab): number[] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((part) => {
    const value = Math.min(1, Math.max(0, part));
    return Math.round(255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055));
  });
}
