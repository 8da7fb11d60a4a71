import { dismissToast } from 'ui/feedback/toast.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderInMarket } from '../../testing/render-in-market.tsx';
import { showWhenOutdated } from './missing-parts.tsx';

/** Sets the status of every file of this build. */
function answersWith(status: number): void {
  vi.stubGlobal('fetch', async () => new Response(null, { status }));
}

afterEach(() => {
  vi.unstubAllGlobals();
  dismissToast();
});

describe('a script that does not come', () => {
  it('is reported as a new version if the files of this one are gone', async () => {
    answersWith(404);
    await renderInMarket(<p>A page</p>);
    await showWhenOutdated();
    await expect.element(page.getByText('The market has a new version. Load this page again to go on.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Load again' })).toBeVisible();
  });

  it.each([200, 503])('is left to the caller if they are answered by %i', async (status) => {
    answersWith(status);
    await renderInMarket(<p>A page</p>);
    await showWhenOutdated();
    await expect.element(page.getByText('The market has a new version')).not.toBeInTheDocument();
  });
});
