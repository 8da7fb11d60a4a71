import { describe, expect, it } from 'vitest';
import { itemWith } from '../../testing/known-items.ts';
import type { Product } from './product-data.server.ts';
import { productJsonLd } from './product-json-ld.ts';

const page = { origin: 'https://soko.test', path: '/product/chilled-malt', digits: 0 };

function jsonLdOf(parts: Parameters<typeof itemWith>[0], currency: string | undefined = 'NGN') {
  const item = { ...itemWith(parts), category_name: 'Drinks', category_slug: 'drinks', brand_name: null };
  return productJsonLd({ item, currency } as Product, page);
}

describe('the structured data of a item', () => {
  it('have the one price that its page shows, after the discount, in the currency of its zone', () => {
    expect(jsonLdOf({ price: 1000, discount: 10, discount_type: 'percent' })[0]).toMatchObject({
      '@type': 'Product',
      name: 'Chilled Malt',
      image: ['https://soko.test/images/360/malt.webp'],
      offers: { price: '900.00', priceCurrency: 'NGN', availability: 'https://schema.org/InStock' },
    });
  });

  it('say that none is left, and offer nothing for no currency', () => {
    expect(jsonLdOf({ stock: 0 })[0]).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } });
    const item = { ...itemWith(), category_name: 'Drinks', category_slug: 'drinks', brand_name: null };
    expect(productJsonLd({ item, currency: undefined } as Product, page)[0]).not.toHaveProperty('offers');
  });

  it('have a rating only if there are ratings, and the breadcrumb from the landing page', () => {
    const [product, way] = jsonLdOf({ avg_rating: null, rating_count: 0 });
    expect(product).not.toHaveProperty('aggregateRating');
    expect(way).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, item: 'https://soko.test/' },
        { position: 2, name: 'Mama Ngozi Kitchen', item: 'https://soko.test/store/mama-ngozi-kitchen' },
        { position: 3, name: 'Chilled Malt', item: 'https://soko.test/product/chilled-malt' },
      ],
    });
  });
});
