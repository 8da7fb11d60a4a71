import { expect, it } from 'vitest';
import type { ModuleType } from '../modules/modules.rules.ts';
import { minBannerPixels } from './promotions-banners.rules.ts';
import { bannerSectionsOf, highlightShare, minHighlightWidth } from './promotions-highlights.rules.ts';

it('[OPS-065] a cover of the minimum width has the pixels of a banner in height, and one pixel less has not', () => {
  expect(minHighlightWidth * highlightShare).toBeGreaterThanOrEqual(minBannerPixels);
  expect((minHighlightWidth - 1) * highlightShare).toBeLessThan(minBannerPixels);
});

it.each<[ModuleType, string[]]>([
  ['food', []],
  ['grocery', ['best_reviewed', 'bottom']],
  ['pharmacy', ['bottom']],
  ['ecommerce', ['best_reviewed', 'new_arrival', 'bottom']],
  ['parcel', []],
])('[OPS-065] the home of %s has banners at %j', (module, sections) => {
  expect(bannerSectionsOf(module)).toEqual(sections);
});
