import { type Answers, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import type { Delivery } from 'market/orders/orders.courier.contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { carriedDelivery, courierAnswers, courierApp, workWith } from '../../../testing/courier-under-test.ts';
import { CourierWorkPage } from '../courier-work-page.tsx';

/** The store of the delivery in these tests. */
const store = { lat: 6.44, lng: 3.46 };

const toStore: Delivery = { ...carriedDelivery, step: 'go_to_store', order_status: 'confirmed', at_store_at: null };

type Reader = (position: GeolocationPosition) => void;

/** A phone whose position the test says. */
function phone() {
  const readers: Reader[] = [];
  vi.spyOn(navigator.geolocation, 'watchPosition').mockImplementation((read) => readers.push(read));
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation(() => undefined);
  return (at: { lat: number; lng: number }, { accuracy = 8, seconds = 0 } = {}) => {
    const coords = { latitude: at.lat, longitude: at.lng, accuracy } as GeolocationCoordinates;
    for (const read of readers) read({ coords, timestamp: Date.now() + seconds * 1_000 } as GeolocationPosition);
  };
}

async function open(deliveries: Delivery[], answers: Answers = {}) {
  const move = phone();
  const all = { ...courierAnswers, work: () => reply(workWith(deliveries)), positions: () => reply({}), ...answers };
  const app = await renderInApp([{ path: '/', Component: CourierWorkPage }], all, '/', courierApp);
  const sent = () => app.fakeApi.calls.filter(({ path }) => path.endsWith('/positions')).map(({ body }) => body);
  return { ...app, move, sent };
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the home of a rider', () => {
  it('[DEL-02] has one switch, the zone, today’s money, the cash and the signs of the phone', async () => {
    const corners = [store, { lat: 6.45, lng: 3.46 }, { lat: 6.45, lng: 3.47 }];
    const zones = [{ id: 1, city: 'Lagos', center: store, formatted_coordinates: corners }];
    const { screen, move } = await open([], { list: () => reply({ zones }) });
    await expect.element(screen.getByText('₦4,260')).toBeVisible();
    await expect.element(screen.getByText('3 deliveries')).toBeVisible();
    await expect.element(screen.getByText('None')).toBeVisible();
    await expect.element(screen.getByRole('application', { name: 'Your zone in Lagos' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Go offline' })).toBeVisible();
    await expect.element(screen.getByRole('img', { name: 'Network' })).toBeVisible();
    move(store);
    await expect.element(screen.getByText('Within 8 m')).toBeVisible();
  });
});

/** A phone with this charge, from 0 to 1, that is not charging. */
function batteryOf(level: number) {
  const battery = Object.assign(new EventTarget(), { level, charging: false });
  vi.stubGlobal('navigator', Object.assign(navigator, { getBattery: () => Promise.resolve(battery) }));
  return {
    plugIn() {
      battery.charging = true;
      battery.dispatchEvent(new Event('chargingchange'));
    },
  };
}

describe('a phone whose battery is low', () => {
  it('[DEL-47] shows no map until it is wanted, and says so; once it is charging the map is back', async () => {
    await page.viewport(390, 844);
    const battery = batteryOf(0.14);
    const { screen, move } = await open([toStore]);
    move({ lat: 6.43, lng: 3.45 });
    await expect.element(screen.getByText('Battery low: map off, fewer positions')).toBeVisible();
    const map = screen.getByRole('application', { name: 'Your way to Firewood & Basmati' });
    const toggle = screen.getByRole('button', { name: 'Map', exact: true });
    await expect.element(toggle).toBeVisible();
    expect(map.query()).toBeNull();
    battery.plugIn();
    await expect.element(screen.getByText('Battery low: map off, fewer positions')).not.toBeInTheDocument();
    await expect.element(map).toBeVisible();
  });
});

describe('the way to a stop', () => {
  it('[DEL-22] is on a map with the own position, and in words without it', async () => {
    const { screen, move } = await open([toStore]);
    move({ lat: 6.43, lng: 3.45 });
    const map = screen.getByRole('application', { name: 'Your way to Firewood & Basmati' });
    // On a lower screen a press shows it.
    const toggle = screen.getByRole('button', { name: /^(Map|Hide the map)$/ });
    await expect.element(toggle).toBeVisible();
    if ((await toggle.element()).textContent === 'Map') await toggle.click();
    await expect.element(map).toBeVisible();
    await screen.getByRole('button', { name: 'Hide the map' }).click();
    await expect.element(map).not.toBeInTheDocument();
    await expect.element(screen.getByRole('heading', { name: 'Firewood & Basmati' })).toBeVisible();
    await expect.element(screen.getByText('31 Admiralty Way')).toBeVisible();
  });

  it('[DEL-23] opens in the maps of the phone, at the place of the store and then of the door', async () => {
    const { screen, queries, fakeApi } = await open([toStore]);
    const links = screen.getByRole('link', { name: 'Directions' });
    await expect.element(links.first()).toHaveAttribute('href', 'geo:6.44,3.46?q=6.44,3.46(Firewood%20%26%20Basmati)');
    fakeApi.answers.work = () => reply(workWith([{ ...carriedDelivery, at_door_at: null }]));
    await queries.invalidateQueries({ queryKey: ['work'] });
    const door = 'geo:6.4401,3.4702?q=6.4401,3.4702(18%20T.%20F.%20Kuboye%20Road%2C%20Lekki)';
    await expect.element(links.first()).toHaveAttribute('href', door);
  });
});

describe('[DEL-40] the position of the phone', () => {
  it('is noted at most every 5 seconds while the phone moves, and sent in bundles with its accuracy', async () => {
    let hasNetwork = false;
    const { move, sent, screen } = await open([toStore], { positions: () => (hasNetwork ? reply({}) : undefined) });
    await expect.element(screen.getByText('Finding where you are…')).toBeVisible();
    move({ lat: 6.43, lng: 3.45 }, { accuracy: 140 });
    move({ lat: 6.431, lng: 3.45 }, { seconds: 4 });
    move({ lat: 6.432, lng: 3.45 }, { seconds: 5 });
    // About a metre further counts as standing still: not due before 20 seconds.
    move({ lat: 6.43201, lng: 3.45 }, { seconds: 15 });
    await expect.poll(sent, { timeout: 7_000 }).toHaveLength(1);
    hasNetwork = true;
    await expect.poll(sent, { timeout: 7_000 }).toHaveLength(2);
    const positions = [
      { lat: 6.432, lng: 3.45, accuracy: 8 },
      { lat: 6.43, lng: 3.45, accuracy: 140 },
    ];
    expect(sent().at(-1)).toMatchObject({ positions });
  });
});

describe('[DEL-41] a gap of the network', () => {
  it('leaves the points of 15 minutes on the phone, and sends the latest 180 in one bundle', async () => {
    let hasNetwork = false;
    const { move, sent, screen } = await open([toStore], { positions: () => (hasNetwork ? reply({}) : undefined) });
    await expect.element(screen.getByText('Finding where you are…')).toBeVisible();
    for (let index = 0; index < 200; index++) move({ lat: 6.43 + index / 1_000, lng: 3.45 }, { seconds: index * 5 });
    await expect.poll(sent, { timeout: 7_000 }).toHaveLength(1);
    hasNetwork = true;
    await expect.poll(sent, { timeout: 7_000 }).toHaveLength(2);
    const { positions } = sent().at(-1) as { positions: { lat: number; at: string }[] };
    expect(positions).toHaveLength(180);
    expect(positions[0]?.lat).toBeCloseTo(6.43 + 199 / 1_000);
    const span = Date.parse(positions[0]?.at ?? '') - Date.parse(positions.at(-1)?.at ?? '');
    expect(Math.round(span / 1_000)).toBeGreaterThanOrEqual(179 * 5);
  });
});

describe('[DEL-42] the screen with an order', () => {
  it('stays on, and shows the next step in large letters on a press', async () => {
    const request = vi.spyOn(navigator.wakeLock, 'request').mockResolvedValue({
      release: async () => undefined,
    } as WakeLockSentinel);
    const { screen, move } = await open([toStore]);
    await expect.poll(() => request.mock.calls).toEqual([['screen']]);
    move({ lat: 6.431, lng: 3.46 });
    await screen.getByRole('button', { name: 'Outdoor view' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Firewood & Basmati' })).toHaveFocus();
    await expect.element(screen.getByText('1 km')).toBeVisible();
    await expect.element(screen.getByText('#0482')).toBeVisible();
    await expect.element(screen.getByText(/The screen may go dark/)).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Full page' }).click();
    await expect.element(screen.getByRole('button', { name: 'Outdoor view' })).toBeVisible();
  });

  it('says how to set the phone where it cannot stay on', async () => {
    vi.spyOn(navigator.wakeLock, 'request').mockRejectedValue(new DOMException('Saving', 'NotAllowedError'));
    const { screen } = await open([toStore]);
    await screen.getByRole('button', { name: 'Outdoor view' }).click();
    await expect.element(screen.getByText(/Set it to stay on in your phone’s display settings/)).toBeVisible();
  });
});
