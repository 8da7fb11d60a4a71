import type { PastDelivery } from 'market/wallet/wallet-history.courier.contract';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { momentOfTests } from '#api/testing/moment-of-tests.ts';
import { deliveryUnderTest } from '#api/testing/under-test/delivery-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { formType, writeForm } from '../../../../harness/fuzz/write-form.ts';

const market = marketUnderTest();
const delivery = deliveryUnderTest(market);
const { visitor } = delivery;

let minutes = 0;
beforeEach(() => {
  minutes = 0;
  market.now = () => new Date(momentOfTests.getTime() + minutes * 60_000);
});
const at = (minute: number) => new Date(momentOfTests.getTime() + minute * 60_000).toISOString();

describe('[DEL-59] the deliveries of a courier', () => {
  it('have their times, their pay and their proof, the latest first', async () => {
    const { rider, id } = await delivery.carried({ dm_tips: 100 });
    minutes = 10;
    await delivery.take(rider, id, 'arrive', { place: 'door' });
    const photo = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#c33' } })
      .jpeg()
      .toBuffer();
    await market.app.inject({
      method: 'POST',
      url: `/api/v1/courier/orders/${id}/photo`,
      headers: { ...rider.headers, 'content-type': formType },
      payload: writeForm({ photo }),
    });
    await delivery.take(rider, id, 'cash', { is_received: true });
    minutes = 12;
    expect((await delivery.take(rider, id, 'deliver', { cash_received: true })).status).toBe(200);
    const { body } = await visitor.get('courier/deliveries', rider.headers);
    expect(body.total_size).toBe(body.deliveries.length);
    expect(body.deliveries[0]).toMatchObject({
      ...{ order_id: id, code: id.slice(-4), is_returned: false, tip: 100, currency: 'NGN' },
      ...{ picked_up_at: at(0), at_door_at: at(10), ended_at: at(12) },
      proof: { code_at: null, cash_at: at(10), photo_full_url: expect.stringContaining('/private-pictures/') },
    });
    const ended = body.deliveries.map(({ ended_at: moment }: PastDelivery) => moment);
    expect(ended).toEqual(ended.toSorted().toReversed());
    const stranger = await delivery.courier();
    expect(JSON.stringify((await visitor.get('courier/deliveries', stranger.headers)).body)).not.toContain(id);
  });

  it('go back 90 days', async () => {
    const { rider, id } = await delivery.carried();
    await delivery.take(rider, id, 'deliver', { cash_received: true });
    const idsAt = async () =>
      (await visitor.get('courier/deliveries', rider.headers)).body.deliveries.map(
        ({ order_id }: PastDelivery) => order_id,
      );
    minutes = 89 * 24 * 60;
    expect(await idsAt()).toContain(id);
    minutes = 91 * 24 * 60;
    expect(await idsAt()).not.toContain(id);
  });
});
