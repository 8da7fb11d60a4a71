import { renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import { describe, expect, it, vi } from 'vitest';
import { carriedDelivery, freshOffer, noon } from '../testing/courier-under-test.ts';
import { CourierFrame } from './courier-frame.tsx';
import { offerQuery } from './offer/offer-query.ts';

const memberships = { stores: [], courier: { courier_id: 3, suspended_reason: null }, operator: null };
const work = { now: noon, time_zone: 'Africa/Lagos', on_shift_since: noon, requests: [] };

/** Stands in for the connection: a test says when the server sends an event. */
class Stream extends EventTarget {
  static opened: Stream[] = [];
  static readonly CLOSED = 2;
  readyState = 1;
  readonly path: string;
  constructor(path: string) {
    super();
    this.path = path;
    Stream.opened.push(this);
  }
  close() {
    this.readyState = 2;
  }
}

function open(known: object, offer: object | null = null) {
  Stream.opened = [];
  vi.stubGlobal('EventSource', Stream);
  const page = { path: '/', element: <title>Earnings</title> };
  return renderInApp([{ element: <CourierFrame />, children: [page] }], {
    memberships: () => reply(memberships),
    work: () => reply(known),
    offer: () => reply({ now: noon, offer }),
  });
}

describe('[SEAT-27] what waits for a rider', () => {
  it('is counted in the title of every page, and counted again at an event', async () => {
    const { fakeApi, queries } = await open({ ...work, deliveries: [carriedDelivery] });
    await expect.poll(() => queries.getQueryState(offerQuery.queryKey)?.status, { timeout: 10_000 }).toBe('success');
    await expect.poll(() => document.title, { timeout: 10_000 }).toBe('(1) Earnings');
    fakeApi.answers.offer = () => reply({ now: noon, offer: freshOffer() });
    expect(Stream.opened.map(({ path }) => path)).toEqual(['/api/v1/courier/events']);
    Stream.opened[0]?.dispatchEvent(new MessageEvent('offer'));
    // Without the event it would be read within five seconds.
    await expect.poll(() => document.title, { timeout: 4_000 }).toBe('(2) Earnings');
  });

  it('is nothing off shift, and no connection is kept then', async () => {
    const { fakeApi } = await open({ ...work, on_shift_since: null, deliveries: [] });
    await expect.poll(() => fakeApi.calls.some(({ path }) => path.endsWith('/work')), { timeout: 10_000 }).toBe(true);
    expect(document.title).toBe('Earnings');
    expect(Stream.opened).toEqual([]);
  });
});
