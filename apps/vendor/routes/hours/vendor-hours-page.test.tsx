import { type Answers, bisi, refused, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import { describe, expect, it } from 'vitest';
import { VendorHoursPage } from './vendor-hours-page.tsx';

const membership = {
  store_id: 3,
  name: 'Mama Ronke Buka',
  role: 'manager',
  permissions: ['store.hours'],
  suspended_reason: null,
};

const everyDay = Object.fromEntries(['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'].map((day) => [day, [[480, 1320]]]));
const christmas = { date: '2026-12-25', hours: [], note: 'Christmas' };
const eve = { date: '2026-12-24', hours: [[600, 840]], note: '' };

const hours = (part: object = {}) => ({
  opening_hours: everyDay,
  other_days: [christmas],
  scheduled: [{ order_id: '100042', date: '2026-12-24', time: '12:30' }],
  today: '2026-12-20',
  time_zone: 'Africa/Lagos',
  version: 4,
  ...part,
});

function open(answers: Answers = {}) {
  const routes = [{ path: 'hours', Component: VendorHoursPage }];
  const session = {
    info: () => reply(bisi),
    memberships: () => reply({ stores: [membership], operator: null, courier: null }),
  };
  return renderInApp(routes, { ...session, hours: () => reply(hours()), ...answers }, '/hours');
}

describe('the other days of a store', () => {
  it('[STO-040] are added; orders that are scheduled for the day are listed first', async () => {
    const { screen, fakeApi } = await open();
    await screen.getByLabelText('Date').fill('2026-12-24');
    await expect.element(screen.getByText('These orders are scheduled for that day and stay:')).toBeVisible();
    await expect.element(screen.getByText('100042')).toBeVisible();
    await screen.getByRole('textbox', { name: 'Hours', exact: true }).fill('10:00-14:00');
    fakeApi.answers['other-days'] = () => reply(hours({ other_days: [eve, christmas], version: 5 }));
    await screen.getByRole('button', { name: 'Add the day' }).click();
    await expect.element(screen.getByText('Thursday, December 24, 2026')).toBeVisible();
    expect(fakeApi.calls.at(-1)?.body).toEqual({ other_days: [christmas, eve], version: 4 });
  });

  it('[STO-040] are changed and removed', async () => {
    const { screen, fakeApi } = await open();
    await screen.getByRole('button', { name: 'Change Friday, December 25, 2026' }).click();
    await expect.element(screen.getByLabelText('Date')).toHaveValue('2026-12-25');
    await screen.getByRole('textbox', { name: 'Hours', exact: true }).fill('12:00-15:00');
    const short = { ...christmas, hours: [[720, 900]] };
    fakeApi.answers['other-days'] = () => reply(hours({ other_days: [short], version: 5 }));
    await screen.getByRole('button', { name: 'Save the day' }).click();
    await expect.element(screen.getByText('12:00-15:00')).toBeVisible();
    expect(fakeApi.calls.at(-1)?.body).toEqual({ other_days: [short], version: 4 });
    fakeApi.answers['other-days'] = () => reply(hours({ other_days: [], version: 6 }));
    await screen.getByRole('button', { name: 'Remove Friday, December 25, 2026' }).click();
    await expect.element(screen.getByText('12:00-15:00')).not.toBeInTheDocument();
    expect(fakeApi.calls.at(-1)?.body).toEqual({ other_days: [], version: 5 });
  });

  it('[STO-040] are refused in the past, twice and with hours that cannot be read', async () => {
    const { screen, fakeApi } = await open();
    const sent = fakeApi.calls.length;
    for (const date of ['2026-12-19', '2026-12-25', '2027-12-22']) {
      await screen.getByLabelText('Date').fill(date);
      await screen.getByRole('button', { name: 'Add the day' }).click();
      await expect.element(screen.getByText(/^Choose a date from today/)).toBeVisible();
    }
    await screen.getByLabelText('Date').fill('2026-12-26');
    await screen.getByRole('textbox', { name: 'Hours', exact: true }).fill('ten to two');
    await screen.getByRole('button', { name: 'Add the day' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Hours', exact: true })).toHaveFocus();
    expect(fakeApi.calls.filter(({ body }) => body !== undefined).length).toBeLessThanOrEqual(sent);
    await screen.getByRole('textbox', { name: 'Hours', exact: true }).fill('');
    fakeApi.answers['other-days'] = () => refused('changed_meanwhile', 409, 'Someone else has changed this.');
    await screen.getByRole('button', { name: 'Add the day' }).click();
    await expect.element(screen.getByText('Someone else has changed this.')).toBeVisible();
  });
});
