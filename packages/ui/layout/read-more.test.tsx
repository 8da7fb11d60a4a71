import { describe, expect, it } from 'vitest';
import { renderInEnglish } from '../../../apps/storefront/testing/render-in-english.tsx';
import { ReadMore } from './read-more.tsx';

const seventy = 'a'.repeat(70);

describe('a long text', () => {
  it('[LIM-01] stays whole up to 70 characters', async () => {
    const screen = await renderInEnglish(<ReadMore text={seventy} />);
    expect(screen.container.textContent).toBe(seventy);
  });

  it('[LIM-01] is cut after 70 characters, or after the given number', async () => {
    const screen = await renderInEnglish(<ReadMore text={`${seventy}b`} />);
    expect(screen.container.textContent).toBe(`${seventy}… read more`);
    const shorter = await renderInEnglish(<ReadMore text="one two three" max={7} />);
    expect(shorter.container.textContent).toBe('one two… read more');
  });

  it('[LIM-02] opens with read more and closes with show less', async () => {
    const screen = await renderInEnglish(<ReadMore text={`${seventy} more`} />);
    await screen.getByRole('button', { name: 'read more' }).click();
    await expect.poll(() => screen.container.textContent).toBe(`${seventy} more show less`);
    await screen.getByRole('button', { name: 'show less' }).click();
    await expect.element(screen.getByRole('button', { name: 'read more' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('never cuts a letter from its tone marks', async () => {
    const letter = 'ọ\u0301';
    const screen = await renderInEnglish(<ReadMore text={letter.repeat(5)} max={3} />);
    expect(screen.container.textContent).toBe(`${letter.repeat(3)}… read more`);
  });
});
