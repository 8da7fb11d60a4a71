import { renderInApp } from 'app-kit/testing/render-in-app.tsx';
import { expect, it } from 'vitest';
import { clockOf } from '../../../features/orders/board-clock.ts';
import { CounterNote } from './counter-note.tsx';

const from = '2026-11-28T12:10:00.000Z';
const ends = '2026-11-28T13:10:00.000Z';

it.each([
  ['kept', null, 'Keep it until it is fetched.'],
  ['given_back', ends, `At ${clockOf(new Date(ends))} it is canceled, and what was paid goes back.`],
  ['disposed', ends, `At ${clockOf(new Date(ends))} you may dispose of it; what was paid stays with you.`],
] as const)('[STO-044] says since when an order waits and what becomes of it: %s', async (outcome, ends_at, text) => {
  const counter = { waits_from: from, outcome, ends_at };
  const { screen } = await renderInApp([{ index: true, element: <CounterNote counter={counter} /> }], {});
  const since = `Waits for its customer since ${clockOf(new Date(from))}.`;
  await expect.element(screen.getByText(`${since} ${text}`)).toBeVisible();
});
