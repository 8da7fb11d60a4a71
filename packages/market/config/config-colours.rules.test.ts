import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coloursOf, contrastOf, faultOfBrand, faultOfDeal } from './config-colours.rules.ts';

const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((colour) => `#${colour.toString(16).padStart(6, '0')}`);
const [white, ink] = ['#ffffff', '#140e0d'];
const text = 4.5;

describe('the colours of a brand', () => {
  it('keep every pair of text and background legible, whatever colour is chosen', () => {
    const taken = anyColour.filter((colour) => faultOfBrand(colour) === undefined);
    fc.assert(
      fc.property(taken, (brand) => {
        const { light, dark } = coloursOf({ brand });
        const colour = (tokens: Record<string, string>, name: string) => tokens[name] ?? '';
        const pairs: [front: string, back: string][] = [
          ...['hib-600', 'hib-700', 'hib-800', 'hib-950'].map((back): [string, string] => [white, colour(light, back)]),
          [colour(light, 'hib-600'), '#f8f5f3'],
          [colour(light, 'hib-700'), colour(light, 'hib-50')],
          ...['brand', 'brand-hover', 'brand-press'].map((back): [string, string] => [white, colour(dark, back)]),
          ...['#15100f', '#292120', '#352b29'].map((back): [string, string] => [colour(dark, 'brand-text'), back]),
          [colour(dark, 'on-brand-soft'), colour(dark, 'brand-soft')],
          [colour(dark, 'on-brand-soft'), colour(dark, 'brand-soft-2')],
          [colour(light, 'hib-600'), '#f6f1ee'],
        ];
        for (const [front, back] of pairs) expect(contrastOf(front, back)).toBeGreaterThanOrEqual(text);
        expect(contrastOf(colour(dark, 'brand'), '#15100f')).toBeGreaterThanOrEqual(3);
      }),
    );
  });

  it('keep price tags legible, whatever colour is taken', () => {
    const taken = anyColour.filter((colour) => faultOfDeal(colour) === undefined);
    fc.assert(
      fc.property(taken, (deal) => {
        const { light } = coloursOf({ deal });
        expect(contrastOf(ink, light['man-400'] ?? '')).toBeGreaterThanOrEqual(text);
        expect(contrastOf(light['man-800'] ?? '', light['man-100'] ?? '')).toBeGreaterThanOrEqual(text);
        expect(contrastOf(light['man-300'] ?? '', '#1f1716')).toBeGreaterThanOrEqual(text);
      }),
    );
  });

  it('say what is wrong with one, and name one that would do', () => {
    expect(faultOfBrand('#ffcc00')).toMatch(
      /^has a contrast of 1\.\d where white letters .* need 4\.5: take a darker one/,
    );
    expect(faultOfDeal('#2b2b80')).toMatch(
      /^has a contrast of 1\.\d where black letters on it need 4\.5: take a paler one/,
    );
    for (const [fault, faultOf] of [
      [faultOfBrand('#ffcc00'), faultOfBrand],
      [faultOfDeal('#2b2b80'), faultOfDeal],
    ] as const) {
      expect(faultOf(/#[0-9a-f]{6}$/.exec(fault ?? '')?.[0] ?? '')).toBeUndefined();
    }
  });
});
