import { renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import type { Delivery } from 'market/orders/orders.courier.contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { carriedDelivery, courierAnswers, courierApp, workWith } from '../../../testing/courier-under-test.ts';
import { CourierWorkPage } from '../courier-work-page.tsx';

async function open(change: Partial<Delivery>, accuracy = 8) {
  vi.spyOn(navigator.geolocation, 'watchPosition').mockImplementation((read) => {
    const coords = { latitude: 6.4411, longitude: 3.4702, accuracy } as GeolocationCoordinates;
    read({ coords, timestamp: Date.now() } as GeolocationPosition);
    return 1;
  });
  const work = () => reply(workWith([{ ...carriedDelivery, ...change }]));
  const answers = { ...courierAnswers, work, positions: () => reply({}), pin: () => reply({}) };
  const app = await renderInApp([{ path: '/', Component: CourierWorkPage }], answers, '/', courierApp);
  const sent = () => app.fakeApi.calls.filter(({ path }) => path.endsWith('/pin')).map(({ body }) => body);
  return { ...app, sent };
}

afterEach(() => void vi.restoreAllMocks());

describe('[DEL-25] what helps to find a door', () => {
  it('is landmark, directions, floor, note and the gate on an earlier order', async () => {
    const gate = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
    const help = { directions: 'Gate code 4471', order_note: 'Ring twice', gate_photo: gate };
    const { screen } = await open(help);
    for (const text of ['Blue gate', 'Gate code 4471', 'Ring twice']) {
      await expect.element(screen.getByText(text)).toBeVisible();
    }
    await expect.element(screen.getByText(/Floor 2/)).toBeVisible();
    await expect.element(screen.getByRole('img', { name: 'The door on an earlier order' })).toBeVisible();
  });

  it('is a pin that moves to where the courier stands', async () => {
    const { screen, sent } = await open({});
    await screen.getByRole('button', { name: 'The pin is wrong' }).click();
    await screen.getByRole('button', { name: 'Move the pin here' }).click();
    await expect.poll(sent).toMatchObject([{ lat: 6.4411, lng: 3.4702 }]);
  });

  it('leaves the pin where it is for a phone that knows no exact place', async () => {
    const { screen, sent } = await open({}, 250);
    await screen.getByRole('button', { name: 'The pin is wrong' }).click();
    await expect.element(screen.getByText(/doesn’t know exactly enough/)).toBeVisible();
    await screen.getByRole('button', { name: 'No', exact: true }).click();
    expect(sent()).toEqual([]);
  });
});
