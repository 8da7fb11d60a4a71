import { describe, expect, it } from 'vitest';
import { knownZones } from '#api/db/seed/known-market.ts';
import type { CustomerUnderTest } from '#api/testing/under-test/customer-under-test.ts';
import { deliveryUnderTest } from '#api/testing/under-test/delivery-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInOperator } from '#api/testing/under-test/staff-under-test.ts';

const market = marketUnderTest();
const { visitor, courier } = deliveryUnderTest(market);

const safety = async ({ headers }: CustomerUnderTest) => (await visitor.get('courier/safety', headers)).body;
const set = ({ headers }: CustomerUnderTest, body: object) => visitor.put('courier/safety', body, headers);
const raise = ({ headers }: CustomerUnderTest, body: object = {}) => visitor.post('courier/alarm', body, headers);
const end = ({ headers }: CustomerUnderTest, pin: string) => visitor.post('courier/alarm/end', { pin }, headers);

/** A courier off shift who has set the code 2580. */
async function rider() {
  const person = await courier({ isOnShift: false });
  await set(person, { pin: '2580', contact_name: 'Kemi', contact_phone: '+2348030000009' });
  return person;
}

async function alarmsOf({ headers }: CustomerUnderTest) {
  return (await visitor.get('admin/courier-alarms', headers)).body.alarms;
}

describe('[DEL-65] the alarm of a rider', () => {
  it('needs a code first, and shows whom to call', async () => {
    const person = await courier({ isOnShift: false });
    expect((await raise(person)).code).toBe('alarm_pin_missing');
    expect((await set(person, { contact_name: 'Kemi' })).code).toBe('alarm_pin_missing');
    expect((await set(person, { pin: '2580', contact_name: 'Kemi', contact_phone: '+2348030000009' })).status).toBe(
      200,
    );
    expect((await set(person, { contact_name: 'Kemi A.' })).status).toBe(200);
    const shown = await safety(person);
    expect(shown).toMatchObject({ has_pin: true, contact_name: 'Kemi A.', emergency_number: '112', alarm: null });
    expect(JSON.stringify(shown)).not.toContain('2580');
  });

  it('is with the operators of the city at once, with the place, also off shift', async () => {
    const person = await rider();
    const [here, elsewhere] = [
      await signedInOperator(market, { roles: ['dispatcher'], zoneIds: [knownZones.yaba.id] }),
      await signedInOperator(market, { roles: ['dispatcher'], zoneIds: [knownZones.lowCashCap.id] }),
    ];
    expect((await raise(person, { is_silent: true, lat: 6.51, lng: 3.37 })).status).toBe(200);
    expect((await raise(person)).body.alarm).toMatchObject({ is_silent: true, taken_by: null });
    const alarms = await alarmsOf(here);
    expect(alarms).toMatchObject([{ is_silent: true, at: { lat: 6.51, lng: 3.37 }, taken_by: null }]);
    expect(await alarmsOf(elsewhere)).toEqual([]);
    const moved = { lat: 6.52, lng: 3.38, at: market.now().toISOString() };
    await visitor.post('courier/positions', { positions: [moved] }, person.headers);
    expect(await alarmsOf(here)).toMatchObject([{ at: { lat: 6.52, lng: 3.38 } }]);
    expect((await visitor.get('courier/work', person.headers)).body.is_alarm_on).toBe(true);
    const take = (by: CustomerUnderTest) => visitor.post(`admin/courier-alarms/${alarms[0].id}/take`, {}, by.headers);
    expect((await take(elsewhere)).code).toBe('alarm_not_found');
    expect((await take(here)).body.alarms).toMatchObject([{ is_taken_by_me: true }]);
    expect((await safety(person)).alarm.taken_by).toBe('dispatcher');
    await end(person, '2580');
  });

  it('ends by the code alone, and its code cannot be changed meanwhile', async () => {
    const person = await rider();
    await raise(person);
    expect((await set(person, { pin: '1111' })).code).toBe('alarm_running');
    expect((await end(person, '0000')).code).toBe('alarm_pin_wrong');
    expect((await safety(person)).alarm).not.toBeNull();
    expect((await end(person, '2580')).body.alarm).toBeNull();
    expect((await end(person, '2580')).status).toBe(200);
  });

  it('is not ended by guessing the code', async () => {
    const person = await rider();
    await raise(person);
    for (let tries = 0; tries < 10; tries += 1) await end(person, '0000');
    expect((await end(person, '2580')).code).toBe('too_many');
  });
});
