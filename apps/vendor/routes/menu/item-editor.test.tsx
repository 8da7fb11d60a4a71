import { bisi, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import { expect, it } from 'vitest';
import { ItemEditor } from './item-editor.tsx';
import { NewItems } from './vendor-item-page.tsx';

const about = (module_type: string, needed_facts: string[]) => ({
  ...{ module_type, needed_facts, currency: 'NGN', checks_stock: false, add_ons: [] },
  categories: [{ id: 1, name: 'Rice', parent_id: null, item_count: 2 }],
});

async function open(module: string, facts: string[]) {
  localStorage.clear();
  const element = <ItemEditor storeId={3} about={about(module, facts) as never} item={undefined} />;
  const shown = await renderInApp([{ path: '/', element }], {
    info: () => reply(bisi),
    items: () => reply({ item: { id: 9, name: 'Panadol', photos: [], version: 1 } }),
  });
  const { screen } = shown;
  await screen.getByRole('textbox', { name: 'Name' }).first().fill('Panadol');
  await screen.getByRole('combobox', { name: 'Category' }).selectOptions('1');
  await screen.getByRole('textbox', { name: 'Price in NGN' }).fill('900');
  await screen.getByRole('button', { name: 'Publish', exact: true }).click();
  return shown;
}

it('[STO-066] names each fact that a medicine misses at its field, and sends it once it is said', async () => {
  const { screen, fakeApi } = await open('pharmacy', ['generic_names', 'is_prescription_required']);
  await expect.element(screen.getByText('The market needs the generic name.')).toBeVisible();
  await expect.element(screen.getByText('Say whether it needs a prescription.')).toBeVisible();
  expect(fakeApi.calls.filter(({ body }) => body !== undefined)).toEqual([]);
  await screen.getByRole('textbox', { name: 'Generic names' }).fill('Paracetamol');
  await screen.getByRole('combobox', { name: 'Prescription' }).selectOptions('false');
  await screen.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect
    .poll(() => fakeApi.calls.find(({ body }) => body !== undefined)?.body)
    .toMatchObject({ generic_names: ['Paracetamol'], is_prescription_required: false });
});

it('[STO-066] names missing allergens of a dish, and asks for nothing where the market does not', async () => {
  const { screen } = await open('food', ['allergens']);
  await expect.element(screen.getByText('The market needs the allergens. Write “None” if it has none.')).toBeVisible();
});

it('[STO-066] publishes without facts where the operator has not set it', async () => {
  const { fakeApi } = await open('food', []);
  await expect
    .poll(() => fakeApi.calls.find(({ body }) => body !== undefined)?.body)
    .toMatchObject({ name: 'Panadol' });
});

it('[STO-048] publishes an item and opens the form for another of its category, with the name to write first', async () => {
  localStorage.clear();
  const { screen, fakeApi } = await renderInApp(
    [{ path: '/', element: <NewItems storeId={3} about={about('food', []) as never} /> }],
    {
      info: () => reply(bisi),
      items: () => reply({ item: { id: 9, name: 'Jollof', photos: [], version: 1 } }),
    },
  );
  const name = screen.getByRole('textbox', { name: 'Name' }).first();
  const price = screen.getByRole('textbox', { name: 'Price in NGN' });
  const category = screen.getByRole('combobox', { name: 'Category' });
  const add = screen.getByRole('button', { name: 'Publish and add another' });
  await add.click();
  await expect.element(screen.getByText('Enter a name.')).toBeVisible();
  await name.fill('Jollof');
  await category.selectOptions('1');
  await price.fill('2500');
  await add.click();
  await expect.element(name).toHaveValue('');
  await expect.element(name).toHaveFocus();
  await expect.element(price).toHaveValue('');
  await expect.element(category).toHaveValue('1');
  await name.fill('Ofada');
  await price.fill('2700');
  await add.click();
  await expect.element(name).toHaveValue('');
  const sent = fakeApi.calls.filter(({ body }) => body !== undefined);
  expect(sent.map(({ body }) => body)).toMatchObject([
    { name: 'Jollof', category_id: 1, price: 2500 },
    { name: 'Ofada', category_id: 1, price: 2700 },
  ]);
});
