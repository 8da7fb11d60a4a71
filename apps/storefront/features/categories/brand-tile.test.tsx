import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInMarket } from '../../testing/render-in-market.tsx';
import { BrandTile } from './brand-tile.tsx';

const picture = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
const tile = (image: string | null) =>
  renderInMarket(<BrandTile brand={{ id: 4, slug: 'nuru', name: 'Nuru', image_full_url: image, items_count: 3 }} />);
const imageIn = ({ container }: { container: Element }) => container.querySelector('img');

it('[CAT-10] a logo that fails to load is replaced by a placeholder', async () => {
  const broken = await tile('data:image/png;base64,none');
  await expect.poll(() => imageIn(broken)?.getAttribute('src')).toBe('/images/360/groceries.webp');
});

it('[CAT-10] [CAT-07] a logo that loads stays, and a brand without one shows its first letters', async () => {
  const whole = await tile(picture);
  await expect.poll(() => imageIn(whole)?.complete).toBe(true);
  expect(imageIn(whole)?.getAttribute('src')).toBe(picture);
  await whole.unmount();
  await tile(null);
  await expect.element(page.getByText('Nu', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('link')).toHaveAttribute('href', '/home?data_type=brand&brand_id=4&name=Nuru');
});
