import { readFileSync } from 'node:fs';

/** What a view shows of a picture, in parts of its width and height. */
interface View {
  left: number;
  top: number;
  size: number;
}

/** Further views of goods of the shop, by what follows the name of their picture: both halves from near. */
export const views: Record<string, View> = {
  Upper: { left: 0.2, top: 0.06, size: 0.6 },
  Lower: { left: 0.2, top: 0.38, size: 0.6 },
};

/** The pictures that have further views: those of the shop, whose buyers look closer than the ones of a meal. */
export function pictureKeysWithViews(): Set<string> {
  const text = readFileSync(new URL('../catalogue/ecommerce.json', import.meta.url), 'utf8');
  const { items } = JSON.parse(text) as { items: { image: string }[] };
  return new Set(items.map(({ image }) => image));
}
