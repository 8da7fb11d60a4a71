import { describe, expect, it } from 'vitest';
import { renderInEnglish } from '../../../apps/storefront/testing/render-in-english.tsx';
import { Price } from './price.tsx';

describe('a price', () => {
  it('is read as a sentence when it was higher', async () => {
    const screen = await renderInEnglish(<Price now="₦4,200" was="₦5,250" />);
    await expect.element(screen.getByText('Now ₦4,200, was ₦5,250')).toBeInTheDocument();
    for (const seen of screen.container.querySelectorAll('bdi, s')) expect(seen.ariaHidden).toBe('true');
  });

  it('is read plainly when there was no other price', async () => {
    const screen = await renderInEnglish(<Price now="₦4,200" />);
    expect(screen.container.querySelector('[aria-hidden]')).toBeNull();
    expect(screen.container.textContent).toBe('₦4,200');
  });
});
