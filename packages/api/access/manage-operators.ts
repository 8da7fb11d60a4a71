import {
  mayGrant,
  mayGrantZones,
  type OperatorRole,
  type OperatorZones,
  permissionsOfRoles,
} from 'market/access/access.rules';
import { deleteSecondFactor } from '#api/auth/second-factor/auth-second-factor.data.ts';
import {
  deleteSessionOf,
  deleteSessionsOf,
  type SessionRow,
  sessionsOf,
} from '#api/auth/sessions/auth-sessions.data.ts';
import type { Connection, Transaction } from '#api/db/connection.ts';
import { customerKey } from '#api/db/shopper-keys.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import type { AuthorizedOperator } from '#api/http/callers/staff.ts';
import { ChangedMeanwhile, fieldRefusal, Refusal } from '#api/http/refusal.ts';
import {
  areZones,
  countMarketOwners,
  deleteOperator,
  lockOperator,
  type OperatorRow,
  operatorOf,
  setOperatorRoles,
} from './access.data.ts';
import { withdrawSentBy } from './invitations/access-invitations.data.ts';
import { takeProposalsBack } from './proposals/access-proposals.data.ts';

type Context = Pick<ApiContext, 'db' | 'now'>;

export interface NewRoles {
  accountId: number;
  roles: readonly OperatorRole[];
  /** Null for all zones. */
  zoneIds: readonly number[] | null;
  /** The version that the person saw. */
  version: number;
}

/**
 * Gives an operator other roles and zones and returns the operator [SEAT-14]. Refuses roles that the person may not give or
 * take away [SEAT-18], a change of their own roles, the last owner [SEAT-21] and an outdated version [SEAT-39].
 */
export function changeOperatorRoles(
  context: Context,
  staff: AuthorizedOperator,
  { accountId, roles, zoneIds, version }: NewRoles,
): Promise<OperatorRow> {
  return actAsStaff(context, staff, async (transaction) => {
    const operator = await lockManageableOperator(transaction, staff, accountId);
    mustBeGrantableRoles(staff, roles, zoneIds ?? 'all');
    await mustBeZones(transaction, zoneIds);
    if (operator.version !== version)
      throw new ChangedMeanwhile({
        sent: { version, roles, zone_ids: zoneIds },
        now: { version: operator.version, roles: operator.roles, zone_ids: operator.zone_ids },
      });
    const staysOwner = roles.includes('owner') && zoneIds === null;
    if (!staysOwner) await mustNotBeLastOwner(transaction, operator);
    const distinct = [...new Set(roles)];
    const zones = zoneIds && [...new Set(zoneIds)];
    await setOperatorRoles(transaction, accountId, { roles: distinct, zoneIds: zones });
    return {
      result: { ...operator, roles: distinct, zone_ids: zones, version: operator.version + 1 },
      change: {
        action: 'operator.roles',
        subject: customerKey(accountId),
        before: { roles: operator.roles, zone_ids: operator.zone_ids },
        after: { roles: distinct, zone_ids: zones },
      },
    };
  });
}

/** Takes the access of an operator away, with the open invitations and proposals of the operator [SEAT-22]. Refuses like `changeOperatorRoles`. */
export function removeOperator(context: Context, staff: AuthorizedOperator, accountId: number): Promise<void> {
  return actAsStaff(context, staff, async (transaction) => {
    const operator = await lockManageableOperator(transaction, staff, accountId);
    await mustNotBeLastOwner(transaction, operator);
    await deleteOperator(transaction, accountId);
    const at = context.now();
    await withdrawSentBy(transaction, null, accountId, at);
    await takeProposalsBack(transaction, { storeId: null, accountId, by: staff.customerId, at });
    const { roles, zone_ids } = operator;
    return {
      result: undefined,
      change: { action: 'operator.remove', subject: customerKey(accountId), before: { roles, zone_ids } },
    };
  });
}

/** Returns where an operator is signed in, the latest first [SEAT-08]. */
export async function showOperatorSessions({ db }: Pick<Context, 'db'>, accountId: number): Promise<SessionRow[]> {
  if (!(await operatorOf(db, accountId))) throw new Refusal('member_not_found');
  return sessionsOf(db, accountId);
}

/** Signs an operator out on one device, or on all of them [SEAT-08]. Refuses like `changeOperatorRoles`. */
export function endOperatorSessions(
  context: Context,
  staff: AuthorizedOperator,
  { accountId, sessionId }: { accountId: number; sessionId: number | undefined },
): Promise<void> {
  return actAsStaff(context, staff, async (transaction) => {
    await lockManageableOperator(transaction, staff, accountId);
    if (sessionId === undefined) await deleteSessionsOf(transaction, accountId);
    else if (!(await deleteSessionOf(transaction, accountId, sessionId))) throw new Refusal('session_not_found');
    const before = { devices: sessionId === undefined ? 'all' : 'one' };
    return { result: undefined, change: { action: 'operator.sign_out', subject: customerKey(accountId), before } };
  });
}

/**
 * Removes the second factor of an operator who has lost it, and ends the sessions of the account: a stolen one must
 * not go on without it. Refuses like `changeOperatorRoles`.
 */
export function resetOperatorFactor(
  context: Context,
  staff: AuthorizedOperator,
  accountId: number,
): Promise<OperatorRow> {
  return actAsStaff(context, staff, async (transaction) => {
    const operator = await lockManageableOperator(transaction, staff, accountId);
    await deleteSecondFactor(transaction, accountId);
    await deleteSessionsOf(transaction, accountId);
    return {
      result: { ...operator, has_second_factor: false },
      change: {
        action: 'second_factor.reset',
        subject: customerKey(accountId),
        before: { has_second_factor: operator.has_second_factor },
      },
    };
  });
}

/** Returns a locked operator whose roles the person may take away. */
async function lockManageableOperator(
  db: Transaction,
  staff: AuthorizedOperator,
  accountId: number,
): Promise<OperatorRow> {
  if (accountId === staff.customerId) throw new Refusal('not_yourself');
  const operator = await lockOperator(db, accountId);
  if (!operator) throw new Refusal('member_not_found');
  mustBeGrantableRoles(staff, operator.roles, operator.zone_ids ?? 'all');
  return operator;
}

/** Refuses roles with permissions or zones that the person has not [SEAT-14] [SEAT-18]. */
export function mustBeGrantableRoles(
  staff: AuthorizedOperator,
  roles: readonly OperatorRole[],
  zones: OperatorZones,
): void {
  const isGrantable = mayGrant(staff.permissions, permissionsOfRoles(roles)) && mayGrantZones(staff.zones, zones);
  if (!isGrantable) throw new Refusal('right_missing');
}

/** Refuses zones that do not exist, with the name of the field. */
export async function mustBeZones(db: Connection, zoneIds: readonly number[] | null): Promise<void> {
  if (zoneIds && !(await areZones(db, zoneIds))) throw fieldRefusal('zone_ids', 'This value is not valid.');
}

async function mustNotBeLastOwner(db: Transaction, { roles, zone_ids: zoneIds }: OperatorRow): Promise<void> {
  if (!roles.includes('owner') || zoneIds !== null) return;
  if ((await countMarketOwners(db)) <= 1) throw new Refusal('last_owner');
}
