import { type Answers, bisi, refused, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { VendorPrescriptionsPage } from './vendor-prescriptions-page.tsx';

/** The live events of the store never come in these tests. */
class NoEvents extends EventTarget {
  readyState = 0;
  close() {}
}

beforeEach(() => {
  vi.stubGlobal('EventSource', NoEvents);
});

const store = (change: object = {}) => ({
  store_id: 3,
  name: 'Pharmacy',
  role: 'pharmacist',
  permissions: ['store.orders', 'store.prescriptions'],
  suspended_reason: null,
  takes_prescriptions: true,
  ...change,
});
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const waiting = (orderId: string, change: object = {}) => ({
  order_id: orderId,
  code: orderId.slice(-4),
  order_status: 'pending',
  prescription: 'sent',
  customer_name: 'Ada',
  placed_at: inMinutes(-2.5),
  price_by: inMinutes(7.5),
  agree_until: null,
  picture_count: 1,
  question: null,
  taken_by: null,
  ...change,
});
const dot = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const opened = (orderId: string, change: object = {}) => ({
  ...waiting(orderId),
  currency: 'NGN',
  order_note: 'For my mother',
  pictures: [{ id: 'p', image_full_url: dot }],
  lines: [],
  note: '',
  answer: '',
  total: 1200,
  signed: null,
  cancel_reason: null,
  ...change,
});
const own = { taken_by: { name: 'Bísí', is_own: true, until: inMinutes(4.5) } };
const tablets = {
  id: 9,
  name: 'Amoxicillin 500 mg',
  image_full_url: '/images/360/artem.webp',
  price: 1500,
  stock: 4,
  generic_names: ['amoxicillin'],
  is_prescription_required: true,
  variations: [],
};
const price = {
  currency: 'NGN',
  lines: [],
  item_total: 1500,
  discount_total: 0,
  tax: 0,
  tax_inclusive: false,
  delivery_fee: 700,
  service_charge: 0,
  tip: 0,
  total: 2200,
};

function open(answers: Answers, { path = '/prescriptions', queue = [waiting('1000004711')], member = store() } = {}) {
  const routes = [{ path: 'prescriptions', Component: VendorPrescriptionsPage }];
  const session = {
    info: () => reply(bisi),
    memberships: () => reply({ stores: [member], operator: null, courier: null }),
    menu: () => reply({ module_type: 'pharmacy', currency: 'NGN', checks_stock: true, categories: [], add_ons: [] }),
    prescriptions: () => reply({ now: new Date().toISOString(), prescriptions: queue }),
    open: () => reply({ prescription: opened('1000004711') }),
    medicines: () => reply({ medicines: [tablets] }),
    price: () => reply(price),
  };
  return renderInApp(routes, { ...session, ...answers }, path);
}

describe('the prescriptions of a pharmacy', () => {
  it('[STO-068] wait with their age, their clock and who works on them', async () => {
    const queue = [
      waiting('1000004711'),
      waiting('1000004712', { price_by: inMinutes(-1.5) }),
      waiting('1000004713', { taken_by: { name: 'Chidi', is_own: false, until: inMinutes(3) } }),
    ];
    const { screen } = await open({}, { queue });
    await expect.element(screen.getByRole('button', { name: /4711.*3 min old.*Ada.*Price within 7:/ })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: /4712.*2 min late/ })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: /4713.*Chidi works on it/ })).toBeVisible();
  });

  it('[STO-068] [STO-069] are read first, and typed only by the one who took them', async () => {
    const { screen, fakeApi } = await open({ take: () => reply(own) });
    await screen.getByRole('button', { name: /4711/ }).click();
    await expect.element(screen.getByRole('img', { name: 'Prescription, 1 of 1' })).toBeVisible();
    await expect.element(screen.getByText('For my mother')).toBeVisible();
    await expect.element(screen.getByRole('searchbox')).not.toBeInTheDocument();
    fakeApi.answers.prescriptions = () =>
      reply({ now: new Date().toISOString(), prescriptions: [waiting('1000004711', own)] });
    await screen.getByRole('button', { name: 'I take it' }).click();
    await expect.element(screen.getByRole('searchbox')).toBeVisible();
    await expect.element(screen.getByText(/Yours for 4:/)).toBeVisible();
    // One look is recorded, not one for each event.
    expect(fakeApi.calls.filter(({ path }) => path.endsWith('/open'))).toHaveLength(1);
  });

  it('[STO-070] get the price of the market, with doses and a note', async () => {
    const answer = { prescription: 'quoted', total: 2200 };
    const { screen, fakeApi } = await open(
      { quote: () => reply({ prescription: opened('1000004711', answer) }) },
      { path: '/prescriptions?order=1000004711', queue: [waiting('1000004711', own)] },
    );
    await screen.getByRole('searchbox').fill('amox');
    await screen.getByRole('button', { name: /Amoxicillin 500 mg/ }).click();
    await screen.getByRole('textbox', { name: 'How to take Amoxicillin 500 mg' }).fill('1 in the morning');
    await screen.getByRole('textbox', { name: 'Note to the customer' }).fill('Finish the pack.');
    await expect.element(screen.getByText('₦2,200')).toBeVisible();
    fakeApi.answers.prescriptions = () =>
      reply({ now: new Date().toISOString(), prescriptions: [waiting('1000004711', answer)] });
    await screen.getByRole('button', { name: 'Send the price' }).click();
    await expect.element(screen.getByText('The customer has the price and decides now.')).toBeVisible();
    const sent = fakeApi.calls.find(({ path }) => path.endsWith('/quote'));
    expect(sent?.body).toEqual({
      lines: [{ item_id: 9, quantity: 1, variation: '', dose: '1 in the morning' }],
      note: 'Finish the pack.',
      total: 2200,
    });
  });

  it('[STO-070] ask before something goes out that needs no prescription, and say what runs out', async () => {
    const { screen, fakeApi } = await open(
      { medicines: () => reply({ medicines: [{ ...tablets, name: 'Vitamin C', is_prescription_required: false }] }) },
      { path: '/prescriptions?order=1000004712', queue: [waiting('1000004712', own)] },
    );
    await screen.getByRole('searchbox').fill('vit');
    await screen.getByRole('button', { name: /Vitamin C/ }).click();
    await expect.element(screen.getByText('₦2,200')).toBeVisible();
    await screen.getByRole('button', { name: 'Send the price' }).click();
    await expect.element(screen.getByText(/can be bought without one/)).toBeVisible();
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Back' }).click();
    fakeApi.answers.price = () => refused('out_of_stock', 409, 'You don’t have 2 of Vitamin C. In stock: 1.');
    await screen.getByRole('button', { name: 'More' }).click();
    await expect.element(screen.getByText('You don’t have 2 of Vitamin C. In stock: 1.')).toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: 'Send the price' }))
      .toHaveAttribute('aria-disabled', 'true');
    expect(fakeApi.calls.filter(({ path }) => path.endsWith('/quote'))).toEqual([]);
  });

  it('[STO-073] say in the queue until when the clock stands', async () => {
    const question = { text: 'Which strength?', wants_picture: false, clock_until: inMinutes(30) };
    const { screen } = await open({}, { queue: [waiting('1000004716', { question })] });
    await expect.element(screen.getByText(/Question sent · clock stands until/)).toBeVisible();
  });

  it('[STO-073] are asked about, or for another photo, and say until when the clock stands', async () => {
    const question = { text: 'Which strength?', wants_picture: false, clock_until: inMinutes(30) };
    const { screen, fakeApi } = await open(
      { ask: () => reply({ prescription: opened('1000004715', { ...own, question }) }) },
      { path: '/prescriptions?order=1000004715', queue: [waiting('1000004715', { ...own, question })] },
    );
    await screen.getByRole('button', { name: 'Ask the customer' }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect.element(dialog.getByText('Write what you want to know')).toBeVisible();
    await dialog.getByText('Another photo').click();
    await dialog.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(screen.getByText(/Question sent. The clock stands until/)).toBeVisible();
    expect(fakeApi.calls.findLast(({ path }) => path.endsWith('/ask'))?.body).toEqual({
      text: 'I can’t read this photo. Please send a sharper one of the whole page.',
      wants_picture: true,
    });
  });

  it('[STO-072] are refused with a reason, and with words where none fits', async () => {
    const { screen, fakeApi } = await open(
      {
        refuse: () =>
          reply({ prescription: opened('1000004713', { order_status: 'canceled', cancel_reason: 'Too old.' }) }),
      },
      { path: '/prescriptions?order=1000004713', queue: [waiting('1000004713', own)] },
    );
    await screen.getByRole('button', { name: 'Refuse' }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Something else' }).click();
    await dialog.getByRole('textbox').fill('no');
    await dialog.getByRole('button', { name: 'Refuse' }).click();
    await expect.element(dialog.getByText('Write at least 10 characters.')).toBeVisible();
    await dialog.getByRole('radio', { name: 'It is too old' }).click();
    await dialog.getByRole('textbox').fill('');
    await dialog.getByRole('button', { name: 'Refuse' }).click();
    await expect.element(screen.getByText('This prescription was refused or canceled. Too old.')).toBeVisible();
    expect(fakeApi.calls.findLast(({ path }) => path.endsWith('/refuse'))?.body).toEqual({
      reason: 'too_old',
      text: '',
    });
  });

  it('[STO-068] say when none wait, when they cannot be read, and who may not see them', async () => {
    const empty = await open({}, { queue: [] });
    await expect.element(empty.screen.getByRole('heading', { name: 'No prescriptions wait' })).toBeVisible();
    await empty.screen.unmount();
    const broken = await open({ prescriptions: () => refused('fault', 500, 'Something went wrong.') });
    await expect.element(broken.screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    await broken.screen.unmount();
    const kitchen = await open({}, { member: store({ takes_prescriptions: false }) });
    await expect.element(kitchen.screen.getByText('Pharmacy takes no prescriptions')).toBeVisible();
    await kitchen.screen.unmount();
    const closed = await open({}, { member: store({ permissions: ['store.orders'] }) });
    await expect.element(closed.screen.getByText('Your role at Pharmacy doesn’t include this page')).toBeVisible();
  });
});
