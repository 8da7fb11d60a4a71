import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { renderInEnglish } from '../../../apps/storefront/testing/render-in-english.tsx';
import { lazyPart } from './lazy-part.tsx';

it('a part whose script stays away takes nothing from the page, and comes once the connection is back', async () => {
  let tries = 0;
  const Drawing = lazyPart(async () => {
    tries += 1;
    if (tries === 1) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: () => <p>The map</p> };
  });
  const screen = await renderInEnglish(
    <>
      <input aria-label="Name" />
      <Suspense fallback={<p>On its way</p>}>
        <Drawing />
      </Suspense>
    </>,
  );
  const name = screen.getByLabelText('Name');
  await name.fill('Ada');
  await expect.poll(() => tries).toBe(1);
  await expect.element(screen.getByText('On its way')).toBeVisible();
  dispatchEvent(new Event('online'));
  await expect.element(screen.getByText('The map')).toBeVisible();
  await expect.element(name).toHaveValue('Ada');
});
