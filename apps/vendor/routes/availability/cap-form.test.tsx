import { renderInApp } from 'app-kit/testing/render-in-app.tsx';
import { expect, it, vi } from 'vitest';
import { CapForm, type CapFormProps } from './cap-form.tsx';

const shown = async (cap: CapFormProps['store']['cap'] = null) => {
  const set = vi.fn();
  const { screen } = await renderInApp([{ path: '/', element: <CapForm store={{ cap }} onSet={set} /> }], {});
  return { screen, set };
};

it('[STO-038] sets the most orders of a quarter of an hour', async () => {
  const { screen, set } = await shown();
  await screen.getByLabelText('Most orders').fill('6');
  await screen.getByRole('button', { name: 'Set the cap' }).click();
  expect(set).toHaveBeenCalledExactlyOnceWith({ kind: 'cap', by: 'orders', most: 6, pieceMinutes: 5 });
});

it('[STO-038] counts minutes of work instead', async () => {
  const { screen, set } = await shown({ by: 'orders', most: 6, piece_minutes: 5 });
  await expect.element(screen.getByText('Now: 6 orders')).toBeVisible();
  await screen.getByText('Minutes of work', { exact: true }).click();
  await screen.getByLabelText('Most minutes of work').fill('45');
  await screen.getByLabelText('Minutes of work for a piece').fill('4');
  await screen.getByRole('button', { name: 'Set the cap' }).click();
  expect(set).toHaveBeenCalledExactlyOnceWith({ kind: 'cap', by: 'minutes', most: 45, pieceMinutes: 4 });
});

it('[STO-038] says that 0 is a pause, refuses what is no number, and takes the cap away', async () => {
  const { screen, set } = await shown({ by: 'orders', most: 6, piece_minutes: 5 });
  await screen.getByLabelText('Most orders').fill('0');
  await expect.element(screen.getByText('0 is a pause until closing.')).toBeVisible();
  await screen.getByRole('button', { name: 'Take no new orders' }).click();
  expect(set).toHaveBeenLastCalledWith({ kind: 'cap', by: 'orders', most: 0, pieceMinutes: 5 });
  await screen.getByLabelText('Most orders').fill('many');
  await screen.getByRole('button', { name: 'Set the cap' }).click();
  await expect.element(screen.getByText('Enter a whole number up to 600')).toBeVisible();
  await screen.getByRole('button', { name: 'No cap' }).click();
  expect(set).toHaveBeenLastCalledWith({ kind: 'cap', by: 'orders', most: null, pieceMinutes: 5 });
  expect(set).toHaveBeenCalledTimes(2);
});
