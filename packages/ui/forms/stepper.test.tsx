import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderInEnglish } from '../../../apps/storefront/testing/render-in-english.tsx';
import { Stepper, type StepperProps } from './stepper.tsx';

function Counting({ from, ...props }: Partial<StepperProps> & { from: number }) {
  const [value, setValue] = useState(from);
  return <Stepper label="Jollof" value={value} onChange={setValue} {...props} />;
}

describe('the stepper', () => {
  it('counts up and down', async () => {
    const screen = await renderInEnglish(<Counting from={9} />);
    await expect.element(screen.getByText('9', { exact: true })).toBeVisible();
    await screen.getByRole('button', { name: 'More' }).click();
    await expect.element(screen.getByText('10', { exact: true })).toBeVisible();
    await screen.getByRole('button', { name: 'Less' }).click();
    await expect.element(screen.getByText('9 in cart')).toBeVisible();
  });

  it('turns the minus into a bin at one, where things can be removed', async () => {
    const remove = vi.fn();
    const screen = await renderInEnglish(<Counting from={2} onRemove={remove} />);
    await screen.getByRole('button', { name: 'Less' }).click();
    await screen.getByRole('button', { name: 'Remove' }).click();
    expect(remove).toHaveBeenCalledOnce();
  });

  it('stops at one where nothing can be removed', async () => {
    const change = vi.fn();
    const screen = await renderInEnglish(<Counting from={1} onChange={change} />);
    const less = screen.getByRole('button', { name: 'Less' });
    await expect.element(less).toHaveAttribute('aria-disabled', 'true');
    await less.click({ force: true });
    expect(change).not.toHaveBeenCalled();
  });

  it('stops at the most and says so', async () => {
    const [change, tooMany] = [vi.fn(), vi.fn()];
    const screen = await renderInEnglish(<Counting from={5} max={5} onChange={change} onTooMany={tooMany} />);
    await screen.getByRole('button', { name: 'More' }).click({ force: true });
    expect(change).not.toHaveBeenCalled();
    expect(tooMany).toHaveBeenCalledOnce();
  });

  it('takes no press while an answer is on its way', async () => {
    const [change, tooMany] = [vi.fn(), vi.fn()];
    const screen = await renderInEnglish(<Counting from={5} max={5} isBusy onChange={change} onTooMany={tooMany} />);
    await screen.getByRole('button', { name: 'More' }).click({ force: true });
    await screen.getByRole('button', { name: 'Less' }).click({ force: true });
    expect(change).not.toHaveBeenCalled();
    expect(tooMany).not.toHaveBeenCalled();
  });

  it('gives a finger 44 pixels each way, also if it looks smaller', async () => {
    const screen = await renderInEnglish(
      <div>
        <br />
        <Counting from={5} size="small" />
      </div>,
    );
    const more = screen.getByRole('button', { name: 'More' }).element();
    const { left, top, width, height } = more.getBoundingClientRect();
    expect(width).toBeLessThan(44);
    for (const [x, y] of [
      [left + width / 2, top - 3],
      [left + width / 2, top + height + 3],
      [left + width + 3, top + height / 2],
    ] as const) {
      expect(document.elementFromPoint(x, y)).toBe(more);
    }
  });
});
