import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { shopperUnderTest } from '#api/testing/under-test/shopper-under-test.ts';

const market = marketUnderTest();
const { scarce } = testStores.grocery.items;
const { yaba } = knownZones;

const order = {
  items: [{ item_id: scarce.id, quantity: 1 }],
  latitude: yaba.at.lat,
  longitude: yaba.at.lng,
  address: yaba.address,
  contact_person_name: 'Ada Obi',
  contact_person_number: '0803 555 0142',
};

describe('the key of an intent', () => {
  it('takes the key as a field of the body, and replays what a header with the same key asks for', async () => {
    const [guest, key] = [shopperUnderTest(() => market.app, knownModules.grocery), randomUUID()];
    const reply = await market.app.inject({
      method: 'POST',
      url: '/api/v1/customer/order/place',
      headers: { moduleid: String(knownModules.grocery) },
      payload: { guest_id: guest.guestId, ...order, idempotency_key: key },
    });
    expect(reply.statusCode).toBe(200);
    expect((await guest.place(order, key)).body).toEqual(reply.json());
    expect((await guest.placed(key)).body.order_id).toBe(reply.json().order_id);
  });

  it('describes the key as a header or a field, of which none is needed alone', async () => {
    const { paths, components } = (await market.app.inject('/api/v1/openapi.json')).json();
    const { parameters, requestBody } = paths['/api/v1/customer/order/place'].post;
    expect(parameters).toContainEqual({ $ref: '#/components/parameters/IdempotencyKey' });
    expect(components.parameters.IdempotencyKey).toMatchObject({ in: 'header', required: false });
    const [, { properties, required }] = requestBody.content['application/json'].schema.allOf;
    expect(properties.idempotency_key).toMatchObject({ type: 'string', minLength: 8 });
    expect(required ?? []).not.toContain('idempotency_key');
  });
});
