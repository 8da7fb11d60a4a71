import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderInMarket } from '../../../testing/render-in-market.tsx';
import type { Checkout } from '../use-checkout.tsx';
import { SlotChoice } from './slot-choice.tsx';

const [evening, morning] = ['2026-11-20T19:00:00.000Z', '2026-11-21T08:30:00.000Z'];

/** The part of a checkout that the choice of a time needs, and the chosen time. */
function SlotChoiceHarness() {
  const [scheduleAt, setScheduleAt] = useState('');
  const change: Checkout['change'] = (part) => setScheduleAt(part.scheduleAt ?? '');
  return (
    <>
      <SlotChoice checkout={{ page: 'cart', plan: { scheduleAt }, change } as Checkout} />
      <output>{scheduleAt}</output>
    </>
  );
}

afterEach(() => void vi.unstubAllGlobals());

it('[FOOD-19] [FOOD-21] offers the days and times of the store, and has the next one chosen', async () => {
  const reply = JSON.stringify({ time_zone: 'Africa/Lagos', slots: [evening, morning] });
  vi.stubGlobal('fetch', async () => new Response(reply));
  await renderInMarket(<SlotChoiceHarness />);
  await expect.element(page.getByRole('status').getByText(evening ?? '')).toBeVisible();
  await expect.element(page.getByLabelText('Time')).toHaveTextContent('8:00 PM');
  await page.getByLabelText('Day').selectOptions('Saturday, 21 Nov');
  await expect.element(page.getByRole('status').getByText(morning ?? '')).toBeVisible();
  await expect.element(page.getByLabelText('Time')).toHaveTextContent('9:30 AM');
});
