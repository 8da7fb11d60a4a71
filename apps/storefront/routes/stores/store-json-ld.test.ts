import { describe, expect, it } from 'vitest';
import { writeJsonLd } from '#features/config/write-json-ld.ts';
import { storeWith } from '../../testing/known-stores.ts';
import type { StoreDetails } from './fetch-store-page.server.ts';
import { storeJsonLd } from './store-json-ld.ts';

const page = { origin: 'https://soko.test', path: '/store/buka', currency: 'NGN' };

function detailsWith(parts: Partial<StoreDetails>): StoreDetails {
  return {
    ...storeWith({ name: 'Mama Ngozi Kitchen', module_type: 'food' }),
    closes_at: null,
    opens_at: null,
    pause: null,
    opening_hours: { mo: [['08:00', '22:00']], fr: [] },
    other_days: [],
    begins_at: null,
    begins_words: '',
    time_zone: 'Africa/Lagos',
    reviews_enabled: true,
    categories: [],
    ...parts,
  };
}

const jsonLdOf = (parts: Partial<StoreDetails>) => storeJsonLd(detailsWith(parts), page);

describe('the structured data of a store', () => {
  it('say what it is, where, and when it is open', () => {
    expect(jsonLdOf({ address: '4 Herbert Macaulay Way, Yaba' })[0]).toMatchObject({
      '@type': 'Restaurant',
      name: 'Mama Ngozi Kitchen',
      url: 'https://soko.test/store/buka',
      address: { streetAddress: '4 Herbert Macaulay Way, Yaba' },
      openingHoursSpecification: [{ dayOfWeek: 'Monday', opens: '08:00', closes: '22:00' }],
    });
    expect(jsonLdOf({ module_type: 'pharmacy' })[0]).toMatchObject({ '@type': 'Pharmacy' });
  });

  it('have a rating only if there are ratings', () => {
    expect(jsonLdOf({ avg_rating: null, rating_count: 0 })[0]).not.toHaveProperty('aggregateRating');
    expect(jsonLdOf({ avg_rating: 4.25, rating_count: 12 })[0]).toMatchObject({
      aggregateRating: { ratingValue: 4.25, ratingCount: 12 },
    });
  });

  it('keep a name a name, whatever HTML is in it', () => {
    const name = '</script><script>alert(1)</script><!-- & "Buka"';
    const written = writeJsonLd(jsonLdOf({ name }));
    expect(written).not.toContain('<');
    expect(JSON.parse(written)['@graph'][0].name).toBe(name);
  });
});
