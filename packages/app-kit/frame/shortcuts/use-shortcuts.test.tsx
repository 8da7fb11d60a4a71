import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { SignedInOnly } from '../../session/signed-in-only.tsx';
import { bisi, renderInApp, reply } from '../../testing/render-in-app.tsx';
import { DeskFrame } from '../desk-frame.tsx';

function Orders() {
  const [done, setDone] = useState<string[]>([]);
  const take = (name: string) => setDone((known) => [...known, name]);
  return (
    <>
      <output aria-label="Done">{done.join(', ')}</output>
      <button type="button" aria-keyshortcuts="n" onClick={() => take('new')}>
        New order
      </button>
      <input type="search" aria-label="Search orders" />
      <ul>
        {['12', '13'].map((id) => (
          <li key={id}>
            <a href={`#${id}`}>Order {id}</a>
            <button type="button" aria-keyshortcuts="a" onClick={() => take(`accept ${id}`)}>
              Accept
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

async function open() {
  const sections = [
    { to: '/', icon: 'receipt-text', label: 'Orders' },
    { to: '/menu', icon: 'utensils', label: 'Menu' },
  ] as const;
  const element = <DeskFrame sections={sections} find={() => <p>Search of the app</p>} />;
  const children = [
    { index: true, element: <Orders /> },
    { path: 'menu', element: <h1>The menu</h1> },
  ];
  const { screen } = await renderInApp([{ element: <SignedInOnly />, children: [{ element, children }] }], {
    info: () => reply(bisi),
  });
  await expect.element(screen.getByRole('button', { name: 'New order' })).toBeVisible();
  return { screen, done: () => screen.getByRole('status', { name: 'Done' }).element().textContent };
}

beforeEach(() => {
  localStorage.clear();
});

describe('[SEAT-34] keys of a staff application', () => {
  it('act on the page, on the row that has the focus, and lead to another section', async () => {
    const { screen, done } = await open();
    await userEvent.keyboard('a');
    await userEvent.keyboard('n');
    await expect.poll(done).toBe('new');
    await userEvent.keyboard('jja');
    await expect.poll(done).toBe('new, accept 13');
    await userEvent.keyboard('2');
    await expect.element(screen.getByRole('heading', { name: 'The menu' })).toBeVisible();
  });

  it('walk through a list with arrows once the focus is in it', async () => {
    const { screen } = await open();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(document.body);
    await userEvent.keyboard('j');
    await expect.element(screen.getByRole('link', { name: 'Order 12' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(screen.getByRole('link', { name: 'Order 13' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
    await expect.element(screen.getByRole('link', { name: 'Order 12' })).toHaveFocus();
  });

  it('are off in fields, to which / leads', async () => {
    const { screen, done } = await open();
    await userEvent.keyboard('/');
    const field = screen.getByRole('searchbox', { name: 'Search orders' });
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('n2?');
    await expect.element(field).toHaveValue('n2?');
    await expect.poll(done).toBe('');
  });

  it('are listed by ?, with what they do here, and can be switched off there', async () => {
    const { screen, done } = await open();
    await userEvent.keyboard('?');
    const help = screen.getByRole('dialog', { name: 'Keys' });
    for (const name of ['New order', 'Accept', 'Menu', 'Find anything', 'Search this page']) {
      await expect.element(help.getByText(name, { exact: true })).toBeVisible();
    }
    await help.getByRole('switch', { name: 'Keys without Ctrl' }).click();
    await help.getByRole('button', { name: 'Close' }).click();
    await userEvent.keyboard('n');
    await expect.poll(done).toBe('');
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(screen.getByText('Search of the app')).toBeVisible();
  });
});
