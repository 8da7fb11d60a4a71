import type { StoreRole } from 'market/access/access.contract';
import { CallRefused } from 'market/calls/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { SignedInOnly } from '../session/signed-in-only.tsx';
import { bisi, renderInApp, reply } from '../testing/render-in-app.tsx';
import type { Grant, OpenInvitation, Person, Team, TeamCalls } from './team.ts';
import { TeamPage } from './team-page.tsx';

const person = (accountId: number, name: string, role: StoreRole): Person => ({
  accountId,
  name,
  phone: null,
  email: `${accountId}@example.com`,
  roles: [role],
  zoneIds: null,
  suspendedReason: null,
  version: 1,
});

/** A team whose calls are those of a small store in this page. */
function smallTeam(people: Person[], overrides: Partial<TeamCalls> = {}): Team {
  const invitations: OpenInvitation[] = [];
  const calls: TeamCalls = {
    people: async () => people,
    invitations: async () => [...invitations],
    async invite(contact: string, { roles, zoneIds }: Grant) {
      invitations.push({ id: 1, contact, invitedBy: 'Bísí', expiresAt: '2026-11-30T09:00:00.000Z', roles, zoneIds });
      return { contact, link: 'https://market.invalid/vendor/join#token', isSent: false };
    },
    async withdraw() {
      invitations.pop();
    },
    change: async (before, grant) => ({ ...before, ...grant, version: before.version + 1 }),
    async remove(accountId) {
      people.splice(
        people.findIndex((one) => one.accountId === accountId),
        1,
      );
    },
    leave: async () => {},
    ...overrides,
  };
  return {
    kind: 'store',
    key: ['team', 1],
    place: 'Ada Kitchen',
    calls,
    grantable: ['manager', 'kitchen'],
    ownRoles: ['owner'],
  };
}

const open = (team: Team) =>
  renderInApp([{ element: <SignedInOnly />, children: [{ path: '*', element: <TeamPage team={team} /> }] }], {
    info: () => reply(bisi),
  });

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('the team of a store', () => {
  it('[SEAT-19] invites by a link that is shown where no message can be sent, and takes it back', async () => {
    await open(smallTeam([person(bisi.id, 'Bísí Adéwálé', 'owner')]));
    await page.getByRole('button', { name: 'Invite' }).click();
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await expect.element(page.getByText('Enter a whole email or phone number.')).toBeVisible();
    await expect.element(page.getByText('Choose a role.')).toBeVisible();
    await page.getByLabelText('Email or phone number').fill('cook@example.com');
    await page.getByRole('radio', { name: /Kitchen/ }).click();
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await expect.element(page.getByText(/Pass the link on yourself/)).toBeVisible();
    await expect.element(page.getByLabelText('Link')).toHaveValue('https://market.invalid/vendor/join#token');
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Withdraw: cook@example.com' }).click();
    await page.getByRole('button', { name: 'Withdraw', exact: true }).last().click();
    await expect.element(page.getByText('Invitation withdrawn')).toBeVisible();
    await expect.element(page.getByText(/Nobody is waiting to join/)).toBeVisible();
  });

  it('[SEAT-17] [SEAT-21] offers nothing about the own account or about roles above the own', async () => {
    const people = [
      person(bisi.id, 'Bísí Adéwálé', 'owner'),
      person(8, 'Ada Owner', 'owner'),
      person(9, 'Tayo', 'kitchen'),
    ];
    await open(smallTeam(people));
    await expect.element(page.getByRole('button', { name: 'Remove: Tayo' })).toBeVisible();
    const offered = page.getByRole('button', { name: /^(Remove|Change role): / }).elements();
    expect(offered.map((button) => button.getAttribute('aria-label'))).toEqual(['Change role: Tayo', 'Remove: Tayo']);
  });

  it('[SEAT-21] keeps the last owner in the team', async () => {
    await open(smallTeam([person(bisi.id, 'Bísí Adéwálé', 'owner')]));
    await expect.element(page.getByText(/You’re the only owner of/)).toBeVisible();
    expect(page.getByRole('button', { name: /^Leave/ }).elements()).toEqual([]);
  });

  it('[SEAT-22] removes a person after a question', async () => {
    await open(smallTeam([person(bisi.id, 'Bísí Adéwálé', 'owner'), person(9, 'Tayo', 'kitchen')]));
    await page.getByRole('button', { name: 'Remove: Tayo' }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).last().click();
    await expect.element(page.getByText('Tayo was removed')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Remove: Tayo' })).not.toBeInTheDocument();
  });

  it('[SEAT-39] shows the role that another person gave meanwhile', async () => {
    const change = () => Promise.reject(new CallRefused(409, [{ code: 'changed_meanwhile', message: 'Changed.' }]));
    await open(smallTeam([person(bisi.id, 'Bísí Adéwálé', 'owner'), person(9, 'Tayo', 'kitchen')], { change }));
    await page.getByRole('button', { name: 'Change role: Tayo' }).click();
    await page.getByRole('radio', { name: /Manager/ }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect
      .element(page.getByText(/Another person changed this meanwhile\. The role is Kitchen now/))
      .toBeVisible();
  });
});
