import { expect, it } from 'vitest';
import { answerPush, contentOf, followPush } from './answer-push.ts';

const content = { type: 'store_order', store_id: '3', order_id: '1000000042', title: 'New order 0042', body: 'Buka' };

function workerWith(...pages: { visibilityState: string }[]) {
  const happened: unknown[] = [];
  const open = pages.map((page) => ({
    ...page,
    focus: async () => happened.push('focus'),
    navigate: async (path: string) => happened.push(path),
  }));
  const worker = {
    registration: {
      showNotification: async (title: string, options: object) => void happened.push({ title, ...options }),
    },
    clients: {
      matchAll: async () => open,
      openWindow: async (path: string) => happened.push(`open ${path}`),
    },
  };
  return { worker, happened };
}

it.each([
  ['no page is open', []],
  ['the page is hidden', [{ visibilityState: 'hidden' }]],
])('[STO-004] shows a new order with sound, until it is pressed, while %s', async (_when, pages) => {
  const { worker, happened } = workerWith(...pages);
  await answerPush(worker, content);
  const shown = { title: 'New order 0042', body: 'Buka', silent: false, requireInteraction: true, data: content };
  expect(happened).toMatchObject([shown]);
});

it('[STO-004] shows nothing above a visible board, which rings by itself', async () => {
  const { worker, happened } = workerWith({ visibilityState: 'hidden' }, { visibilityState: 'visible' });
  await answerPush(worker, content);
  expect(happened).toEqual([]);
});

it('[STO-004] leads to the order, in the page of the app if there is one', async () => {
  const path = '/vendor/?store=3&order=1000000042';
  const without = workerWith();
  await followPush(without.worker, content);
  expect(without.happened).toEqual([`open ${path}`]);
  const hidden = workerWith({ visibilityState: 'hidden' });
  await followPush(hidden.worker, content);
  expect(hidden.happened).toEqual(['focus', path]);
});

it('reads nothing out of a push that is not ours', () => {
  const broken = () => {
    throw new SyntaxError('no JSON');
  };
  expect([contentOf(broken), contentOf(() => 'text'), contentOf(() => content)]).toEqual([{}, {}, content]);
});
