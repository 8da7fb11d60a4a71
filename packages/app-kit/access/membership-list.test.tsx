import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp, reply } from '../testing/render-in-app.tsx';
import { MembershipList } from './membership-list.tsx';
import { RoleName } from './role-name.tsx';

const nothing = { stores: [], courier: null, operator: null };
const store = { slug: 'ada', permissions: [], suspended_reason: null };

const routes = [
  {
    path: '*',
    element: (
      <MembershipList
        title="Your stores"
        workIn={({ stores }) =>
          stores.map(({ store_id, name, role, suspended_reason }) => ({
            key: String(store_id),
            name,
            role: <RoleName role={role} />,
            suspendedReason: suspended_reason,
          }))
        }
        none={<p>No store yet</p>}
      />
    ),
  },
];

const entries = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((entry) => entry.textContent);

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('where an account works', () => {
  it('[SEAT-02] is a list of its stores, each with the role and with the reason of a suspension', async () => {
    const stores = [
      { ...store, store_id: 1, name: 'Ada Kitchen', role: 'owner' },
      { ...store, store_id: 2, name: 'Yaba Pharmacy', role: 'pharmacist', suspended_reason: 'On leave' },
    ];
    await renderInApp(routes, { memberships: () => reply({ ...nothing, stores }) });
    await expect.element(page.getByRole('heading', { name: 'Your stores' })).toBeVisible();
    expect(entries()).toEqual(['Ada KitchenOwner', 'Yaba PharmacyPharmacistSuspended: On leave']);
  });

  it('[SEAT-03] says that there is none', async () => {
    await renderInApp(routes, { memberships: () => reply(nothing) });
    await expect.element(page.getByText('No store yet')).toBeVisible();
    expect(entries()).toEqual([]);
  });

  it('can be asked again where the API gave no answer', async () => {
    const { fakeApi } = await renderInApp(routes, { memberships: () => undefined });
    await expect.element(page.getByText('We can’t load where you work.')).toBeVisible();
    fakeApi.answers.memberships = () => reply(nothing);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByText('No store yet')).toBeVisible();
  });
});
