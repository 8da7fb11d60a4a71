import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { SignedInOnly } from '../session/signed-in-only.tsx';
import { bisi, renderInApp, reply } from '../testing/render-in-app.tsx';
import type { Person, Team } from './team.ts';
import { TeamPage } from './team-page.tsx';

const person = (accountId: number, name: string, hasSecondFactor: boolean): Person => ({
  accountId,
  name,
  phone: null,
  email: `${accountId}@example.com`,
  roles: ['support'],
  zoneIds: null,
  suspendedReason: null,
  hasSecondFactor,
  version: 1,
});

async function open(signOut: (accountId: number, isFactorLost: boolean) => Promise<unknown>) {
  const refuse = async () => {
    throw new Error('Not in this test');
  };
  const team: Team = {
    kind: 'market',
    key: ['team', 'market'],
    place: 'Soko',
    calls: {
      people: async () => [person(1, 'Ada Obi', true), person(2, 'Kofi Mensah', false)],
      invitations: async () => [],
      invite: refuse,
      withdraw: refuse,
      change: refuse,
      remove: refuse,
      signOut,
    },
    grantable: ['support'],
    zones: [],
    grantsAllZones: true,
    ownRoles: ['owner'],
  };
  await renderInApp([{ element: <SignedInOnly />, children: [{ path: '*', element: <TeamPage team={team} /> }] }], {
    info: () => reply(bisi),
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('[SEAT-08] [OPS-092] the team of the market', () => {
  it('shows who signs in with a password only, and signs a person out everywhere', async () => {
    const signOut = vi.fn(async () => {});
    await open(signOut);
    await expect.element(page.getByText('Second factor')).toBeVisible();
    await expect.element(page.getByText('Password only')).toBeVisible();
    await page.getByRole('button', { name: 'Sign out: Kofi Mensah' }).click();
    await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Sign out', exact: true }).last().click();
    await expect.element(page.getByText('Kofi Mensah was signed out')).toBeVisible();
    expect(signOut).toHaveBeenCalledWith(2, false);
  });

  it('takes the second factor away where the phone is lost', async () => {
    const signOut = vi.fn(async () => {});
    await open(signOut);
    await page.getByRole('button', { name: 'Sign out: Ada Obi' }).click();
    await page.getByText('The phone is lost: take the second factor away too').click();
    await page.getByRole('button', { name: 'Sign out', exact: true }).last().click();
    await expect.element(page.getByText('Ada Obi was signed out')).toBeVisible();
    expect(signOut).toHaveBeenCalledWith(1, true);
  });
});
