import { expect, it } from 'vitest';
import { minBannerPixels } from './promotions-banners.rules.ts';
import { highlightShare, minHighlightWidth } from './promotions-highlights.rules.ts';

it('[OPS-065] a cover of the minimum width has the pixels of a banner in height, and one pixel less has not', () => {
  expect(minHighlightWidth * highlightShare).toBeGreaterThanOrEqual(minBannerPixels);
  expect((minHighlightWidth - 1) * highlightShare).toBeLessThan(minBannerPixels);
});
