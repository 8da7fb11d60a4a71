import { bisi, refused, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import type { AdminParcelHome } from 'market/parcel/parcel-home.admin.contract';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { operator } from '../../../testing/order-under-test.ts';
import { AdminParcelHomePage } from './admin-parcel-home-page.tsx';

const reason = (id: number, title: string) => ({
  ...{ id, title, short_description: `${title}, always.`, image_full_url: '/images/360/gift.webp' },
});
const steps = ['Book', 'Hand over', 'Follow'].map((label) => ({ label, text: '' }));
const full: AdminParcelHome = {
  ...{ module_type: 'parcel', module_name: 'Parcels', version: 4 },
  reasons: [reason(7, 'Quick'), reason(8, 'Insured'), reason(9, 'Followed')],
  guide: { film: '/films/parcels.webm', image_full_url: '/images/360/gift.webp', steps },
};
const empty: AdminParcelHome = { ...full, reasons: [], guide: null, version: 0 };

async function open(home: AdminParcelHome, more: Parameters<typeof renderInApp>[1] = {}) {
  let answers = home;
  const opened = await renderInApp(
    [
      { path: 'modules/:module/home', element: <AdminParcelHomePage /> },
      { path: 'pages', element: <p>The pages</p> },
    ],
    {
      info: () => reply(bisi),
      memberships: () => reply(operator(['ops.content'])),
      home: () => reply(answers),
      ...more,
    },
    '/modules/parcel/home',
  );
  return {
    ...opened,
    /** What the API answers from now on. */
    answer(next: AdminParcelHome) {
      answers = next;
    },
    sent: () => opened.fakeApi.calls.filter(({ body }) => body !== undefined).at(-1)?.body,
    preview: opened.screen.getByRole('region', { name: 'As customers see it' }),
  };
}

describe('[OPS-052] the reasons and the film of parcels', () => {
  it('say what to do while there are none, and show at once what is written', async () => {
    const { screen, preview, sent, answer } = await open(empty);
    await expect.element(screen.getByText(/No reason yet/)).toBeVisible();
    await expect.element(preview.getByText('Neither part is shown.')).toBeVisible();
    await screen.getByRole('button', { name: 'Add a reason' }).click();
    await expect.element(screen.getByLabelText('Title')).toHaveFocus();
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText('Write a title.')).toBeVisible();
    expect(sent()).toBeUndefined();
    await userEvent.keyboard('Quick');
    await expect.element(preview.getByText('Quick')).toBeVisible();
    answer({ ...empty, reasons: [reason(7, 'Quick')], version: 1 });
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(sent)
      .toEqual({ reasons: [{ id: null, title: 'Quick', short_description: '' }], guide: null, version: 0 });
    await expect.element(screen.getByText('Saved')).toBeVisible();
  });

  it('are moved by buttons and by keys, and removed, without losing the focus', async () => {
    const { screen, sent } = await open(full);
    await screen.getByRole('button', { name: 'Move Quick down' }).click();
    await expect.element(screen.getByText('Quick is 2 of 3 now')).toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Move Quick down' })).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect.element(screen.getByText('Quick is 3 of 3 now')).toBeInTheDocument();
    await expect.element(screen.getByLabelText('Title').nth(2)).toHaveFocus();
    await screen.getByRole('button', { name: 'Remove Followed' }).click();
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.poll(sent).toMatchObject({ reasons: [{ id: 8 }, { id: 7 }], version: 4 });
  });

  it('end at twelve reasons', async () => {
    const reasons = Array.from({ length: 12 }, (_, at) => reason(at + 1, `Reason ${at + 1}`));
    const { screen } = await open({ ...full, reasons });
    await expect.element(screen.getByRole('button', { name: 'Add a reason' })).toBeDisabled();
  });

  it('have a film of this site, which goes when the box is not ticked', async () => {
    const { screen, fakeApi, sent, preview } = await open(full);
    await expect.element(preview.getByText('/films/parcels.webm')).toBeVisible();
    await screen.getByLabelText('Film').fill('https://films.example/parcels.webm');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText('Write the path of a film on this site.')).toBeVisible();
    expect(fakeApi.calls.some(({ body }) => body)).toBe(false);
    await screen.getByRole('checkbox', { name: 'Show how it works' }).click({ force: true });
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.poll(sent).toMatchObject({ guide: null });
  });

  it('stay on the screen when another person has changed them, until they are loaded again', async () => {
    const { screen, fakeApi } = await open(full);
    await screen.getByLabelText('Title').first().fill('Fast');
    fakeApi.answers.home = () => refused('changed_meanwhile', 409, 'Another person has changed this.');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText('Another person has changed this.')).toBeVisible();
    await expect.element(screen.getByLabelText('Title').first()).toHaveValue('Fast');
    fakeApi.answers.home = () => reply({ ...full, reasons: [reason(7, 'Swift')], version: 5 });
    await screen.getByRole('button', { name: 'Load what is saved, without my change' }).click();
    await expect.element(screen.getByLabelText('Title').first()).toHaveValue('Swift');
  });

  it('are not left by accident while they are not saved', async () => {
    const { screen } = await open(full);
    await screen.getByLabelText('Title').first().fill('Fast');
    await screen.getByRole('link', { name: 'Pages', exact: true }).click();
    await screen.getByRole('button', { name: 'Go on editing' }).click();
    await expect.element(screen.getByLabelText('Title').first()).toHaveValue('Fast');
    await screen.getByRole('link', { name: 'Pages', exact: true }).click();
    await screen.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect.element(screen.getByText('The pages')).toBeVisible();
  });

  it('can be read again after a failure', async () => {
    const { screen, fakeApi } = await open(full, { home: () => undefined });
    const again = screen.getByRole('button', { name: 'Try again' });
    await expect.element(again).toBeVisible();
    fakeApi.answers.home = () => reply(full);
    await again.click();
    await expect.element(screen.getByLabelText('Title').first()).toHaveValue('Quick');
  });
});
