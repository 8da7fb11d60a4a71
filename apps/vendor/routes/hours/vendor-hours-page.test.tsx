import { type Answers, bisi, refused, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import { describe, expect, it } from 'vitest';
import { DayReminder } from '../board/reminders/day-reminder.tsx';
import { VendorHoursPage } from './vendor-hours-page.tsx';

const membership = {
  store_id: 3,
  name: 'Mama Ronke Buka',
  role: 'manager',
  permissions: ['store.hours'],
  suspended_reason: null,
};

const everyDay = Object.fromEntries(['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'].map((day) => [day, [[480, 1320]]]));
const christmas = { date: '2026-12-25', hours: [], note: 'Christmas', yearly: false };
const eve = { date: '2026-12-24', hours: [[600, 840]], note: '', yearly: false };

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

  it('[STO-040] come back each year where that is ticked', async () => {
    const { screen, fakeApi } = await open();
    await screen.getByRole('button', { name: 'Change Friday, December 25, 2026' }).click();
    await screen.getByRole('checkbox', { name: 'Each year on this day' }).click();
    const yearly = { ...christmas, yearly: true };
    fakeApi.answers['other-days'] = () => reply(hours({ other_days: [yearly], version: 5 }));
    await screen.getByRole('button', { name: 'Save the day' }).click();
    await expect.element(screen.getByText('Closed · each year · Christmas')).toBeVisible();
    expect(fakeApi.calls.at(-1)?.body).toEqual({ other_days: [yearly], version: 4 });
  });

  it('[STO-040] are proposed for public holidays: closed each year, open as usual once, or other hours', async () => {
    const { screen, fakeApi } = await open({ hours: () => reply(hours({ other_days: [] })) });
    await expect.element(screen.getByText('Tuesday, March 9, 2027 · may move by a day')).toBeVisible();
    const closed = { date: '2026-12-25', hours: [], note: 'Christmas Day', yearly: true };
    fakeApi.answers['other-days'] = () => reply(hours({ other_days: [closed], version: 5 }));
    await screen.getByRole('button', { name: 'Closed on Christmas Day' }).click();
    await expect.element(screen.getByRole('button', { name: 'Closed on Christmas Day' })).not.toBeInTheDocument();
    expect(fakeApi.calls.at(-1)?.body).toEqual({ other_days: [closed], version: 4 });
    const usual = { date: '2026-12-26', hours: [[480, 1320]], note: 'Boxing Day', yearly: false };
    fakeApi.answers['other-days'] = () => reply(hours({ other_days: [closed, usual], version: 6 }));
    await screen.getByRole('button', { name: 'Open as usual on Boxing Day' }).click();
    await expect.element(screen.getByText('08:00-22:00 · Boxing Day')).toBeVisible();
    expect(fakeApi.calls.at(-1)?.body).toEqual({ other_days: [closed, usual], version: 5 });
    await screen.getByRole('button', { name: 'Other hours on New Year’s Day' }).click();
    await expect.element(screen.getByLabelText('Date')).toHaveValue('2027-01-01');
    await expect.element(screen.getByRole('textbox', { name: 'Hours', exact: true })).toHaveValue('08:00-22:00');
  });
});

describe('the reminder of a day', () => {
  const remind = (part: object) => {
    localStorage.clear();
    const routes = [{ path: 'board', element: <DayReminder storeId={3} /> }];
    return renderInApp(routes, { hours: () => reply(hours(part)) }, '/board');
  };

  it('[STO-040] asks two weeks ahead what holds on a public holiday, with the way to it', async () => {
    const { screen } = await remind({ other_days: [] });
    await expect
      .element(screen.getByText('Christmas Day is on Friday, December 25, 2026. Are you open?'))
      .toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Set the hours' })).toHaveAttribute('href', '/hours?store=3');
  });

  it('[STO-040] tells of a day with other hours until it is read', async () => {
    const days = { other_days: [{ ...eve, date: '2026-12-21' }, christmas], today: '2026-12-10' };
    const { screen } = await remind(days);
    await expect.element(screen.getByText('Other hours on Monday, December 21, 2026: 10:00-14:00')).toBeVisible();
    await screen.getByRole('button', { name: 'OK' }).click();
    await expect.element(screen.getByText('Closed on Friday, December 25, 2026.')).not.toBeInTheDocument();
    await expect.element(screen.getByText('Other hours on Monday')).not.toBeInTheDocument();
  });
});
