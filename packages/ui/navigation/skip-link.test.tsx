import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInMarket } from '../../../apps/storefront/testing/render-in-market.tsx';
import { SkipLink } from './skip-link.tsx';

it('leads past the bar to the content, and is not a step of the history', async () => {
  const { length } = history;
  await renderInMarket(
    <>
      <SkipLink />
      <main id="main" tabIndex={-1}>
        Stalls
      </main>
    </>,
  );
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('main')).toHaveFocus();
  expect(history.length).toBe(length);
});
