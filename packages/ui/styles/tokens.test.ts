import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Tokens = Record<string, string>;
type Pair = [front: string, back: string, least: number];

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const light = tokensOf(css.slice(css.indexOf(':root {'), css.indexOf('/* Breakpoints')));
const bySystem = css.indexOf('@media (prefers-color-scheme: dark)');
const darkTokens = tokensOf(css.slice(css.indexOf("[data-theme='dark']"), bySystem));
const dark = { ...light, ...darkTokens };

const text = 4.5;
const outline = 3;

const pairs: Pair[] = [
  ...['text', 'text-2', 'text-3', 'brand-text'].flatMap((front) => on(front, ['bg', 'surface-2'])),
  ['text-3', 'surface-3', text],
  ['on-brand', 'brand', text],
  ['on-brand', 'brand-hover', text],
  ['on-brand-soft', 'brand-soft', text],
  ['on-deal', 'deal', text],
  ['on-deal-soft', 'deal-soft', text],
  ['text-inverse', 'surface-inverse', text],
  ['text', 'raised', text],
  ['brand-text', 'raised', text],
  ['line-control', 'bg', outline],
  ['focus', 'bg', outline],
  ...['ok', 'warn', 'bad', 'info'].flatMap((tone): Pair[] => [
    ...on(tone, ['bg', 'surface-2']),
    [`on-${tone}-bg`, `${tone}-bg`, text],
    [`inv-${tone}`, 'surface-inverse', text],
  ]),
  ['inv-act', 'surface-inverse', text],
  ...['food', 'grocery', 'pharmacy', 'shop', 'parcel'].flatMap((module): Pair[] => [
    ...on(`${module}-strong`, ['bg', `${module}-tint`, `${module}-soft`]),
    ['text-2', `${module}-tint`, text],
    ['text', `${module}-soft`, text],
  ]),
];

describe('the colours', () => {
  it.each(pairs)('keep %s legible on %s in both themes', (front, back, minimum) => {
    for (const tokens of [light, dark]) expect(contrast(tokens, front, back)).toBeGreaterThanOrEqual(minimum);
  });

  it('are the same dark ones by choice and by the device', () => {
    expect(tokensOf(css.slice(bySystem, css.indexOf('@media (prefers-reduced-motion')))).toEqual(darkTokens);
  });
});

function on(front: string, backs: string[]): Pair[] {
  return backs.map((back) => [front, back, text]);
}

function tokensOf(block: string): Tokens {
  return Object.fromEntries([...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));
}

/** By WCAG 2.2. */
function contrast(tokens: Tokens, front: string, back: string): number {
  const [darker = 0, lighter = 0] = [luminance(tokens, front), luminance(tokens, back)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(tokens: Tokens, name: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(tokens, name).map((channel) =>
    channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channelsOf(tokens: Tokens, name: string): number[] {
  const value = tokens[name] ?? '';
  const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
  if (other) return channelsOf(tokens, other);
  const [, digits = ''] = /^#([\da-f]{6}|[\da-f]{3})$/i.exec(value) ?? [];
  if (!digits) throw new Error(`--${name} is not a colour: ${value}`);
  const six = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
  return [0, 2, 4].map((place) => Number.parseInt(six.slice(place, place + 2), 16) / 255);
}
