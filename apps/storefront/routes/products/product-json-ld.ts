import { pricesOf } from 'market/items/shown/items-price.rules';
import { href } from 'react-router';
import { breadcrumbJsonLd, ratingJsonLd } from '#features/config/write-json-ld.ts';
import type { Product } from './product-data.server.ts';

interface Page {
  origin: string;
  path: string;
  /** Decimals of every price. */
  digits: number;
}

/** An item for search engines: its one price is the one that its page shows first. */
export function productJsonLd({ item, currency }: Product, { origin, path, digits }: Page): object[] {
  const { name, description, brand_name: brand, store_name: storeName, store_slug: storeSlug } = item;
  const pictures = item.images_full_url.length > 0 ? item.images_full_url : [item.image_full_url];
  return [
    {
      '@type': 'Product',
      '@id': `${origin}${path}#item`,
      name,
      url: origin + path,
      sku: String(item.id),
      ...(description && { description }),
      image: pictures.map((picture) => new URL(picture, origin).href),
      category: item.category_name,
      ...(brand && { brand: { '@type': 'Brand', name: brand } }),
      ...ratingJsonLd(item),
      ...(currency && {
        offers: {
          '@type': 'Offer',
          url: origin + path,
          price: pricesOf(item, digits).now.toFixed(2),
          priceCurrency: currency,
          availability: `https://schema.org/${item.stock === 0 ? 'OutOfStock' : 'InStock'}`,
          ...(item.promotion && { priceValidUntil: item.promotion.ends_at.slice(0, 10) }),
          seller: { '@type': 'Organization', name: storeName, url: `${origin}/store/${storeSlug}` },
        },
      }),
    },
    breadcrumbJsonLd(origin, [
      { name: 'Home', path: '/' },
      { name: storeName, path: href('/store/:slugOrId', { slugOrId: storeSlug }) },
      { name, path },
    ]),
  ];
}
