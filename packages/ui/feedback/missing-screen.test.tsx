import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInMarket } from '../../../apps/storefront/testing/render-in-market.tsx';
import { MissingScreen } from './missing-screen.tsx';

const homes = [
  { name: 'Food', to: '/home?module_id=1' },
  { name: 'Grocery', to: '/home?module_id=2' },
];

it('a page that is not there leads on: to a search, and to the home of each module', async () => {
  await renderInMarket(<MissingScreen site="Soko" home="/home" hasSearch homes={homes} />);
  for (const { name, to } of homes) {
    await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', to);
  }
  const form = page.getByRole('search').element() as HTMLFormElement;
  await page.getByRole('searchbox', { name: 'Search' }).fill('jollof');
  expect(new URL(form.action).pathname).toBe('/home');
  expect(new URLSearchParams(new FormData(form) as never).toString()).toBe('data_type=searched&search=jollof');
});

it('a page that is not there has no search where there is nothing to search', async () => {
  await renderInMarket(<MissingScreen site="Soko" home="/home" hasSearch={false} homes={[]} />);
  await expect.element(page.getByRole('heading', { name: 'This stall has moved' })).toBeVisible();
  await expect.element(page.getByRole('search')).not.toBeInTheDocument();
});
