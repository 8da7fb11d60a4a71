import { bisi, refused, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import type { WrittenPage } from 'market/config/config-pages.admin.contract';
import { maxPageLength } from 'market/config/config-pages.rules';
import { describe, expect, it } from 'vitest';
import { operator } from '../../testing/order-under-test.ts';
import { AdminPageEditor } from './admin-page-editor.tsx';
import { AdminPagesPage } from './admin-pages-page.tsx';

const terms: WrittenPage = {
  name: 'terms-and-conditions',
  written: ['en'],
  changed_on: '2026-11-01',
  has_brand_file: false,
  languages: ['en', 'ke'],
  texts: [
    { language: 'en', html: '<p>You order, we bring.</p>' },
    { language: 'ke', html: '' },
  ],
  version: 3,
};

function open(path: string, page = terms, permissions = ['ops.content']) {
  return renderInApp(
    [
      { path: 'pages', element: <AdminPagesPage /> },
      { path: 'pages/:page', element: <AdminPageEditor /> },
    ],
    {
      info: () => reply(bisi),
      memberships: () => reply(operator(permissions)),
      pages: () => reply({ languages: page.languages, pages: [page] }),
      [page.name]: () => reply(page),
      preview: () => reply({ html: '<p>Unaagiza, tunaleta.</p>', removed: ['script'] }),
    },
    path,
  );
}

describe('[OPS-068] the pages of the market', () => {
  it('say which languages have a text and which are missing', async () => {
    const { screen } = await open('/pages');
    const row = screen.getByRole('link', { name: /^Terms and conditions.*Kiswahili is missing$/ });
    await expect.element(row).toBeVisible();
    expect(row.element().textContent).not.toContain('English is missing');
    await row.click();
    await expect.element(screen.getByLabelText('Text', { exact: true })).toHaveValue('<p>You order, we bring.</p>');
  });

  it('are written for each language, with a preview that names what is left out', async () => {
    const { screen, fakeApi } = await open('/pages/terms-and-conditions');
    await screen.getByRole('tab', { name: 'Kiswahili' }).click();
    await expect.element(screen.getByText('There is no text in this language.')).toBeVisible();
    const written = 'Unaagiza, tunaleta.<script>x()</script>';
    await screen.getByLabelText('Text', { exact: true }).fill(written);
    await screen.getByRole('button', { name: 'Show the text as customers see it' }).click();
    await expect.element(screen.getByText('Unaagiza, tunaleta.', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('Customers don’t get these parts: script')).toBeVisible();
    await expect.element(screen.getByText('Not saved yet')).toBeVisible();

    const texts = [...terms.texts.slice(0, 1), { language: 'ke' as const, html: '<p>Unaagiza, tunaleta.</p>' }];
    fakeApi.answers.ke = () => reply({ ...terms, texts, version: 4 });
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText('Everything is saved')).toBeVisible();
    expect(fakeApi.calls.find(({ path }) => path.endsWith('/ke'))?.body).toEqual({ html: written, version: 3 });
  });

  it('[SEAT-39] say that another person has changed them, and load that text', async () => {
    const { screen, fakeApi } = await open('/pages/terms-and-conditions');
    await screen.getByLabelText('Text', { exact: true }).fill('Mine');
    fakeApi.answers.en = () => refused('changed_meanwhile', 409, 'Another person has changed this meanwhile.');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText('Another person has changed this meanwhile.')).toBeVisible();
    fakeApi.answers[terms.name] = () =>
      reply({ ...terms, texts: [{ language: 'en', html: '<p>Theirs</p>' }], version: 4 });
    await screen.getByRole('button', { name: 'Load what is saved, without my change' }).click();
    await expect.element(screen.getByLabelText('Text', { exact: true })).toHaveValue('<p>Theirs</p>');
  });

  it('are not sent where they are too long', async () => {
    const { screen, fakeApi } = await open('/pages/terms-and-conditions');
    await screen.getByLabelText('Text', { exact: true }).fill('a'.repeat(maxPageLength + 1));
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText('The text is too long.')).toBeVisible();
    expect(fakeApi.calls.some(({ path }) => path.endsWith('/en'))).toBe(false);
  });

  it('are closed to operators without the permission', async () => {
    const { screen } = await open('/pages/terms-and-conditions', terms, ['ops.stores']);
    await expect.element(screen.getByRole('heading', { name: 'You can’t open this page' })).toBeVisible();
  });
});
