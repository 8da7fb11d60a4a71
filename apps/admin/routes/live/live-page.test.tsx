import { bisi, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import type { City } from 'market/orders/desk/orders-city.contract';
import { useLocation } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { operator } from '../../testing/order-under-test.ts';
import { LivePage } from './live-page.tsx';

const at = { lat: 6.5, lng: 3.37 };
const order = (id: string, more: Partial<City['orders'][number]> = {}): City['orders'][number] => ({
  ...{ id, order_status: 'pending', order_type: 'delivery', module_type: 'food', city: 'Lagos', is_board_open: true },
  ...{ store: { id: 1, name: 'Iya Eba' }, courier: null, customer_name: 'Ada', from: at, to: at },
  ...{ payment_method: 'cash_on_delivery', payment_status: 'unpaid', since: '2026-11-27T12:00:00.000Z' },
  ...{ rings_at: null, price_wanted_since: null, schedule_at: null, age_minutes: 3, late_minutes: null, alarm: null },
  ...more,
});
const counts = Object.fromEntries(
  ['new', 'unanswered', 'no_courier', 'late', 'on_the_way', 'undeliverable', 'couriers_free', 'couriers_busy']
    .concat(['couriers_silent', 'stores_paused', 'stores_silent', 'money_stuck'])
    .map((name) => [name, 0]),
);
const city = {
  ...{ now: '2026-11-27T12:00:00.000Z', counts, alarms: [], chats: [], stores: [] },
  orders: [order('1001'), order('1002', { order_status: 'picked_up' }), order('1003')],
  couriers: [{ id: 7, name: 'Musa Bello', at, seconds: 3, sign: 'free', is_on_shift: true, order_ids: [] }],
} as unknown as City;
const page = { total_size: 0, limit: 100, offset: 1 };

function Address() {
  const { pathname, search } = useLocation();
  return <output>{decodeURIComponent(pathname + search)}</output>;
}

async function open(address = '/live?list=orders') {
  const routes = [
    {
      path: '/live',
      element: (
        <>
          <LivePage />
          <Address />
        </>
      ),
    },
    { path: '*', element: <Address /> },
  ];
  const answers = {
    info: () => reply(bisi),
    memberships: () => reply(operator(['ops.live'])),
    zones: () => reply({ zones: [], ...page }),
    city: () => reply(city),
    alarms: () => reply({ alarms: [] }),
  };
  const { screen } = await renderInApp(routes, answers, address);
  return { screen, row: (number: string) => screen.getByRole('button', { name: new RegExp(`#${number}`) }) };
}

beforeEach(() => localStorage.clear());

describe('[OPS-005] the lists beside the map', () => {
  it('are moved in by arrows, and the map follows', async () => {
    const { screen, row } = await open();
    await expect.element(row('1001')).toBeVisible();
    (row('1001').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(row('1002')).toHaveFocus();
    await expect.element(screen.getByText('/live?list=orders&chosen=order:1002')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(row('1001')).toHaveFocus();
  });

  it('mark by Space, also several, and open by Enter', async () => {
    const { screen, row } = await open();
    await expect.element(row('1001')).toBeVisible();
    (row('1001').element() as HTMLElement).focus();
    await userEvent.keyboard(' {ArrowDown}{ArrowDown} ');
    await expect.element(screen.getByText(/marks=order:1001,order:1003/)).toBeInTheDocument();
    await expect.element(row('1003').getByText('Marked')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect.element(screen.getByText(/marks=order:1001(&|$)/)).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('/orders/1003', { exact: true })).toBeInTheDocument();
  });
});

describe('[OPS-004] the filters of the live page', () => {
  it('narrow the list by the address, and write what is chosen into it', async () => {
    const { screen, row } = await open('/live?list=orders&state=picked_up');
    await expect.element(row('1002')).toBeVisible();
    expect(row('1001').query()).toBeNull();
    await screen.getByRole('button', { name: 'Show everything' }).click();
    await expect.element(row('1001')).toBeVisible();
    await screen.getByLabelText('Payment').selectOptions('Wallet');
    await expect.element(screen.getByText(/payment=wallet/)).toBeInTheDocument();
    await expect.element(screen.getByText('Nothing is here right now.')).toBeVisible();
    await expect.element(screen.getByRole('option', { name: 'Musa Bello' })).toBeInTheDocument();
  });

  it('are saved under a name and come back by it', async () => {
    const { screen, row } = await open('/live?list=orders&state=picked_up');
    await screen.getByRole('button', { name: 'Saved views' }).click();
    await screen.getByLabelText('Name of this view').fill('On the road');
    await screen.getByRole('button', { name: 'Save this view' }).click();
    await userEvent.keyboard('{Escape}');
    await screen.getByRole('button', { name: 'Show everything' }).click();
    await expect.element(row('1001')).toBeVisible();
    await screen.getByRole('button', { name: 'Saved views' }).click();
    await screen.getByRole('link', { name: 'On the road' }).click();
    await expect.element(row('1002')).toBeVisible();
    await expect.poll(() => row('1001').query()).toBeNull();
  });
});
