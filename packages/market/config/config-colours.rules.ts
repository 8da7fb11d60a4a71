/** Tokens of the storefront by theme, each such as #0b5f4b. */
interface TokensByTheme {
  light: Record<string, string>;
  dark: Record<string, string>;
}

type Channels = [red: number, green: number, blue: number];

/** What an operator names: the colour of buttons and links, and that of price tags and highlights. Such as #0b5f4b. */
export interface BaseColours {
  brand?: string | undefined;
  deal?: string | undefined;
}

/** Minimum contrast of text, by WCAG 2.2 AA, and of everything else. */
const ofText = 4.5;
const ofShapes = 3;

const [white, black] = ['#ffffff', '#000000'];
/**
 * The backgrounds with the least contrast: a colour that is legible here is legible everywhere. As in
 * packages/ui/styles/tokens.css.
 */
const backgrounds = { light: '#f6f1ee', ink: '#140e0d', dark: '#15100f', darkRaised: '#352b29' };

/** How much white or black a step of a scale has. */
const lighter = { 50: 0.93, 100: 0.86, 200: 0.7, 300: 0.5, 400: 0.25, 500: 0.1 };
const darker = { 600: 0, 700: 0.2, 800: 0.38, 900: 0.56, 950: 0.73 };

/** A colour on which words cannot be read, and the nearest one on which they can. */
export interface ContrastFault {
  /** By WCAG 2.2, from 1 to 21, with one decimal. */
  reached: string;
  needed: number;
  better: string;
}

/** Returns why a colour cannot be that of buttons, whose letters are white, and of links; undefined where it can. */
export function contrastFaultOfBrand(brand: string): ContrastFault | undefined {
  const reached = Math.min(contrastOf(brand, white), contrastOf(brand, backgrounds.light));
  if (reached >= ofText) return undefined;
  const better = towards(brand, black, (colour) => contrastOf(colour, backgrounds.light) >= ofText);
  return { reached: reached.toFixed(1), needed: ofText, better };
}

/** Returns why a colour cannot be that of price tags, whose letters are black; undefined where it can. */
export function contrastFaultOfDeal(deal: string): ContrastFault | undefined {
  const reached = contrastOf(deal, backgrounds.ink);
  if (reached >= ofText) return undefined;
  const better = towards(deal, white, (colour) => contrastOf(colour, backgrounds.ink) >= ofText);
  return { reached: reached.toFixed(1), needed: ofText, better };
}

/** Why a colour cannot be the one of the brand, with one that could; undefined where it can. */
export function faultOfBrand(brand: string): string | undefined {
  const fault = contrastFaultOfBrand(brand);
  return fault && tooPale('white letters on its buttons, and its links on a light page', fault, 'darker');
}

/** Returns why a colour cannot be that of price tags, which have black text. */
export function faultOfDeal(deal: string): string | undefined {
  const fault = contrastFaultOfDeal(deal);
  return fault && tooPale('black letters on it', fault, 'paler');
}

function tooPale(what: string, { reached, needed, better }: ContrastFault, direction: 'darker' | 'paler'): string {
  return `has a contrast of ${reached} where ${what} need ${needed}: take a ${direction} one, such as ${better}`;
}

/** The tokens of the storefront that these colours change, by theme; every pair that carries words stays legible. */
export function coloursOf({ brand, deal }: BaseColours): TokensByTheme {
  return {
    light: { ...(brand && scaleOf('hib', brand)), ...(deal && scaleOf('man', deal)) },
    dark: brand ? darkOf(brand) : {},
  };
}

function scaleOf(name: string, base: string): Record<string, string> {
  const steps = { ...mixes(lighter, base, white), ...mixes(darker, base, black) };
  // The colour of price tags is the fourth of its scale, that of the brand the sixth.
  if (name === 'man') Object.assign(steps, dealSteps(base));
  return Object.fromEntries(Object.entries(steps).map(([step, colour]) => [`${name}-${step}`, colour]));
}

function dealSteps(deal: string): Record<number, string> {
  const legible = towards(deal, black, (colour) => contrastOf(colour, mixed(deal, white, 0.86)) >= ofText);
  return {
    300: mixed(deal, white, 0.3),
    400: deal,
    500: mixed(deal, black, 0.08),
    600: mixed(deal, black, 0.3),
    700: mixed(legible, black, 0.1),
    800: mixed(legible, black, 0.25),
    900: mixed(legible, black, 0.5),
    950: mixed(legible, black, 0.65),
  };
}

function mixes(steps: Record<number, number>, base: string, other: string): Record<string, string> {
  return Object.fromEntries(Object.entries(steps).map(([step, share]) => [step, mixed(base, other, share)]));
}

/** On a dark page buttons contrast with the background, and links are as pale as legibility requires. */
function darkOf(brand: string): Record<string, string> {
  const fill = towards(brand, white, (colour) => contrastOf(colour, backgrounds.dark) >= ofShapes);
  const soft = mixed(fill, backgrounds.dark, 0.75);
  const soft2 = mixed(fill, backgrounds.dark, 0.6);
  const words = towards(brand, white, (colour) =>
    [backgrounds.darkRaised, soft2].every((background) => contrastOf(colour, background) >= ofText),
  );
  return {
    brand: fill,
    'brand-hover': mixed(fill, black, 0.1),
    'brand-press': mixed(fill, black, 0.2),
    'brand-text': words,
    'brand-soft': soft,
    'brand-soft-2': soft2,
    'on-brand-soft': mixed(words, white, 0.3),
    focus: words,
  };
}

/** The first of a hundred steps from one colour to another that will do. */
function towards(from: string, to: string, willDo: (colour: string) => boolean): string {
  for (let step = 0; step < 100; step += 1) {
    const colour = mixed(from, to, step / 100);
    if (willDo(colour)) return colour;
  }
  return to;
}

function mixed(base: string, other: string, share: number): string {
  const to = channelsOf(other);
  const channels = channelsOf(base).map((from, n) => Math.round(from + ((to[n] ?? 0) - from) * share));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** By WCAG 2.2, from 1 to 21. */
export function contrastOf(front: string, back: string): number {
  const [dark = 0, light = 0] = [luminanceOf(front), luminanceOf(back)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminanceOf(colour: string): number {
  const [red, green, blue] = channelsOf(colour).map((channel) => {
    const part = channel / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channelsOf(colour: string): Channels {
  return [1, 3, 5].map((place) => Number.parseInt(colour.slice(place, place + 2), 16)) as Channels;
}
