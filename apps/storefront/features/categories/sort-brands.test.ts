import type { Brand } from 'market/categories/categories.contract';
import { describe, expect, it } from 'vitest';
import { brandOrderOf, inOrder } from './sort-brands.ts';

const brands = ['Nuru', 'Ọ̀ṣun', 'aba', 'Zed'].map(
  (name, id): Brand => ({ id, slug: '', name, image_full_url: null, items_count: 1 }),
);
const namesIn = (order: Parameters<typeof inOrder>[1]) => inOrder(brands, order, 'en').map(({ name }) => name);

describe('the grid of brands', () => {
  it('[CAT-05] [CAT-06] is sorted by name from A to Z, from Z to A, or left as it is', () => {
    expect(namesIn('a-z')).toEqual(['aba', 'Nuru', 'Ọ̀ṣun', 'Zed']);
    expect(namesIn('z-a')).toEqual(['Zed', 'Ọ̀ṣun', 'Nuru', 'aba']);
    expect(namesIn('default')).toEqual(['Nuru', 'Ọ̀ṣun', 'aba', 'Zed']);
  });

  it('[CAT-05] does not change for an unknown sort', () => {
    expect([null, '', 'price'].map(brandOrderOf)).toEqual(['default', 'default', 'default']);
    expect(brandOrderOf('z-a')).toBe('z-a');
  });
});
