import { bisi, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import { describe, expect, it } from 'vitest';
import { OwnStorePage } from './own-store.tsx';

const storeOf = (id: number, name: string, permissions: string[]) => ({
  ...{ store_id: id, slug: `store-${id}`, name, role: 'manager', permissions },
  ...{ suspended_reason: null, takes_prescriptions: false },
});

function open(stores: object[], path = '/') {
  const page = <OwnStorePage permission="store.money">{({ name }) => <h1>{`Money of ${name}`}</h1>}</OwnStorePage>;
  return renderInApp(
    [{ path: '/', element: page }],
    { info: () => reply(bisi), memberships: () => reply({ stores, courier: null, operator: null }) },
    path,
  );
}

describe('[SEAT-24] a person who serves several stores', () => {
  const [yaba, lekki] = [storeOf(1, 'Buka Yaba', ['store.money']), storeOf(2, 'Buka Lekki', ['store.money'])];

  it('switches between them, and the address names the chosen one', async () => {
    const { screen } = await open([yaba, lekki]);
    await expect.element(screen.getByRole('heading', { name: 'Money of Buka Yaba' })).toBeVisible();
    await screen.getByLabelText('Store').selectOptions('Buka Lekki');
    await expect.element(screen.getByRole('heading', { name: 'Money of Buka Lekki' })).toBeVisible();
  });

  it('opens the store of the address, and the first one for a store of somebody else', async () => {
    const { screen } = await open([yaba, lekki], '/?store=2');
    await expect.element(screen.getByRole('heading', { name: 'Money of Buka Lekki' })).toBeVisible();
    const other = await open([yaba, lekki], '/?store=77');
    await expect.element(other.screen.getByRole('heading', { name: 'Money of Buka Yaba' })).toBeVisible();
  });

  it('chooses nothing where there is one store', async () => {
    const { screen } = await open([yaba]);
    await expect.element(screen.getByRole('heading', { name: 'Money of Buka Yaba' })).toBeVisible();
    await expect.element(screen.getByLabelText('Store')).not.toBeInTheDocument();
  });

  it('[SEAT-17] reads in a store without the permission that it is missing', async () => {
    const { screen } = await open([yaba, storeOf(2, 'Buka Lekki', ['store.orders'])], '/?store=2');
    await expect.element(screen.getByRole('heading', { name: /Buka Lekki/ })).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Money of Buka Lekki' })).not.toBeInTheDocument();
  });
});
