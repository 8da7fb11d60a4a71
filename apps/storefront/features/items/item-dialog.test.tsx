import { dismissToast } from 'ui/feedback/toast.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { closeOverlays } from '#browser/overlay-store.ts';
import { dish } from '../../testing/known-items.ts';
import { renderInMarket } from '../../testing/render-in-market.tsx';
import { openItem } from './open-item.ts';
import './item-dialog.tsx';

const details = { ...dish(), category_name: 'Rice', category_slug: 'rice', brand_name: null, image_texts: [] };
/** The replies of the API, in this order. */
let answers: Response[] = [];

const reply = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

beforeEach(() => vi.stubGlobal('fetch', async () => answers.shift() ?? new Promise(() => undefined)));

afterEach(() => {
  vi.unstubAllGlobals();
  closeOverlays();
  dismissToast();
});

describe('the dialog of an item', () => {
  it('holds the place of the item until it is there', async () => {
    answers = [];
    await renderInMarket(<p>Page</p>);
    openItem('party-jollof');
    await expect.element(page.getByRole('dialog', { name: 'Loading…' })).toBeVisible();
  });

  it('[ERR-04] shows why a query failed, and asks again on request', async () => {
    answers = [
      reply({ errors: [{ code: 'overloaded', message: 'We are very busy. Please try again in a moment.' }] }, 503),
      reply(details),
    ];
    await renderInMarket(<p>Page</p>);
    openItem('party-jollof');
    await expect.element(page.getByText('We are very busy. Please try again in a moment.')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Party Jollof' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  });

  it('says that an item is not sold here', async () => {
    answers = [reply({ errors: [{ code: 'item_not_found', message: 'This item is not sold here.' }] }, 404)];
    await renderInMarket(<p>Page</p>);
    openItem('party-jollof');
    await expect.element(page.getByRole('heading', { name: 'This item is not sold here.' })).toBeVisible();
  });
});
