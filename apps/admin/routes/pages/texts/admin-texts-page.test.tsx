import { bisi, refused, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import type { AdminText, ImportedTexts } from 'market/config/config-texts.admin.contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { operator } from '../../../testing/order-under-test.ts';
import { AdminTextsPage } from './admin-texts-page.tsx';

const textOf = (text: string, kinds: AdminText['kinds'], yo: string, ke: string): AdminText => ({
  ...{ text, kinds },
  translations: [
    { language: 'yo', translation: yo },
    { language: 'ke', translation: ke },
  ],
});
const drinks = textOf('Drinks', ['category'], 'Ohun mímu', '');
const notice = textOf('Hello {name}', ['site'], '', 'Habari {name}');
const languages = [
  { language: 'yo', missing: 1 },
  { language: 'ke', missing: 4 },
];

const listOf = (texts: AdminText[], total = texts.length) =>
  reply({ texts, languages, total_size: total, limit: 50, offset: 1 });

async function open(path = '/pages/texts', texts = [drinks, notice], permissions = ['ops.content']) {
  return renderInApp(
    [{ path: '/pages/texts', element: <AdminTextsPage /> }],
    {
      info: () => reply(bisi),
      memberships: () => reply(operator(permissions)),
      texts: () => listOf(texts),
    },
    path,
  );
}

const changesSent = (calls: { body: unknown }[]) =>
  calls.flatMap(({ body }) => (body as { changes?: object[] } | undefined)?.changes ?? []);

// Drafts stay on the device.
beforeEach(() => localStorage.clear());

describe('[OPS-088] names and texts on the screen', () => {
  it('shows the languages side by side, edits in place, and takes it back', async () => {
    const { screen, fakeApi } = await open();
    await expect.element(screen.getByLabelText('Yorùbá: Drinks')).toHaveValue('Ohun mímu');
    await screen.getByLabelText('Kiswahili: Drinks').fill('Vinywaji');
    await expect.element(screen.getByText('1 change is not saved')).toBeVisible();
    const change = { text: 'Drinks', language: 'ke', before: '', after: 'Vinywaji' };
    const saved = textOf('Drinks', ['category'], 'Ohun mímu', 'Vinywaji');
    const body = { texts: [notice, saved], languages, total_size: 2, limit: 50, offset: 1 };
    fakeApi.answers.texts = () => reply({ ...body, changes: [change] });
    await screen.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible();
    expect(changesSent(fakeApi.calls)).toEqual([change]);
    await expect.element(screen.getByText('1 change is not saved')).not.toBeInTheDocument();
    fakeApi.answers.texts = () => reply({ ...body, texts: [drinks, notice], changes: [] });
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect.element(screen.getByText('Taken back')).toBeVisible();
    expect(changesSent(fakeApi.calls).at(-1)).toEqual({ ...change, before: 'Vinywaji', after: '' });
    await expect.element(screen.getByLabelText('Kiswahili: Drinks')).toHaveValue('');
  });

  it('refuses other signs in braces beside the field, and sends nothing', async () => {
    const { screen, fakeApi } = await open();
    const field = screen.getByLabelText('Yorùbá: Hello {name}');
    await field.fill('Ẹ kú {orúkọ}');
    const fault = 'The translation must have {name} too. The text does not have {orúkọ}.';
    await expect.element(screen.getByText(fault)).toBeVisible();
    await screen.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.element(field).toHaveFocus();
    expect(changesSent(fakeApi.calls)).toEqual([]);
    await field.fill('Ẹ kú, {name}');
    await expect.element(field).not.toHaveAttribute('aria-invalid');
  });

  it('[SEAT-39] loses nothing when another person was faster, and replaces that when it is saved again', async () => {
    const { screen, fakeApi } = await open();
    await screen.getByLabelText('Kiswahili: Drinks').fill('Vinywaji');
    const now = { changes: [{ text: 'Drinks', language: 'ke', before: 'Kinywaji', after: 'Vinywaji' }] };
    const fault = { code: 'changed_meanwhile', message: 'Another person has changed this.', now };
    fakeApi.answers.texts = () => reply({ errors: [fault] }, 409);
    await screen.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.element(screen.getByText('Another person has changed this.')).toBeVisible();
    await expect.element(screen.getByText(/has saved “Kinywaji”/)).toBeVisible();
    await expect.element(screen.getByLabelText('Kiswahili: Drinks')).toHaveValue('Vinywaji');
    await screen.getByRole('button', { name: 'Save', exact: true }).click();
    await expect
      .poll(() => changesSent(fakeApi.calls).at(-1))
      .toEqual({ text: 'Drinks', language: 'ke', before: 'Kinywaji', after: 'Vinywaji' });
  });

  it('keeps what is typed on the device until it is saved or dropped', async () => {
    const first = await open();
    await first.screen.getByLabelText('Kiswahili: Drinks').fill('Vinywaji');
    await expect.element(first.screen.getByText('1 change is not saved')).toBeVisible();
    await first.screen.unmount();
    const { screen } = await open();
    await expect.element(screen.getByLabelText('Kiswahili: Drinks')).toHaveValue('Vinywaji');
    await screen.getByRole('button', { name: 'Discard' }).click();
    await expect.element(screen.getByLabelText('Kiswahili: Drinks')).toHaveValue('');
  });

  it('finds by the address, which a filter changes', async () => {
    const { screen, fakeApi } = await open('/pages/texts?missing=ke&kind=category&page=2');
    await expect.element(screen.getByLabelText('Missing in')).toHaveValue('ke');
    const requested = () => fakeApi.calls.filter(({ path }) => path.includes('/texts?')).at(-1)?.path ?? '';
    expect(requested()).toContain('missing=ke');
    expect(requested()).toContain('kind=category');
    expect(requested()).toContain('offset=2');
    await screen.getByLabelText('Find a text').fill('drink');
    await expect.poll(requested).toContain('search=drink');
    await expect.poll(requested).toContain('offset=1');
  });

  it('says that nothing is found, and that a market offers English alone', async () => {
    const { screen, fakeApi } = await open('/pages/texts?search=x', []);
    await expect.element(screen.getByText('No text is found')).toBeVisible();
    fakeApi.answers.texts = () => reply({ texts: [], languages: [], total_size: 0, limit: 50, offset: 1 });
    await screen.getByLabelText('Kind').selectOptions('unit');
    await expect.element(screen.getByText(/only language here/)).toBeVisible();
  });

  it('is closed to operators without the permission', async () => {
    const { screen } = await open('/pages/texts', [drinks], ['ops.stores']);
    await expect.element(screen.getByRole('heading', { name: 'You can’t open this page' })).toBeVisible();
  });
});

const seen: ImportedTexts = {
  ...{ line_count: 2, added: 1, changed: 0, removed: 1, unused: ['Old'], is_saved: false, faults: [] },
  changes: [
    { text: 'Drinks', language: 'ke', before: '', after: 'Vinywaji' },
    { text: 'Old', language: 'yo', before: 'Àtijọ́', after: '' },
  ],
};

describe('[OPS-088] a file of translations on the screen', () => {
  it('shows what it changes before it is saved, and takes all of it back', async () => {
    const { screen, fakeApi } = await open('/pages/texts?file=1');
    fakeApi.answers.import = () => reply(seen);
    await userEvent.upload(screen.getByLabelText('Choose a file'), new File(['x'], 'words.csv'));
    await expect.element(screen.getByText('New: 1, changed: 0, taken away: 1')).toBeVisible();
    await expect.element(screen.getByText('1 text of the file is not in use: Old')).toBeVisible();
    await expect.element(screen.getByText('Vinywaji')).toBeVisible();
    fakeApi.answers.import = () => reply({ ...seen, is_saved: true });
    await screen.getByRole('button', { name: 'Save these translations' }).click();
    await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible();
    fakeApi.answers.texts = () =>
      reply({ texts: [drinks, notice], languages, total_size: 2, limit: 50, offset: 1, changes: [] });
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect.element(screen.getByText('Taken back')).toBeVisible();
    expect(changesSent(fakeApi.calls)).toEqual([
      { text: 'Old', language: 'yo', before: '', after: 'Àtijọ́' },
      { text: 'Drinks', language: 'ke', before: 'Vinywaji', after: '' },
    ]);
  });

  it('names each fault by its line, and lets nothing be saved', async () => {
    const { screen, fakeApi } = await open('/pages/texts?file=1');
    const faults = [{ line: 3, field: 'ke', reason: 'lacks {name} of the text' }];
    fakeApi.answers.import = () => reply({ ...seen, changes: [], faults });
    await userEvent.upload(screen.getByLabelText('Choose a file'), new File(['x'], 'words.csv'));
    await expect.element(screen.getByText('Line 3')).toBeVisible();
    await expect.element(screen.getByText(/lacks {name} of the text/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Save these translations' })).toBeDisabled();
    fakeApi.answers.import = () => refused('too_large', 413, 'This file is too large.');
    await userEvent.upload(screen.getByLabelText('Choose a file'), new File(['y'], 'large.csv'));
    await expect.element(screen.getByText('This file is too large.')).toBeVisible();
  });
});
