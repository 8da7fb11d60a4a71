import type { AdminModule } from 'market/modules/modules.admin.contract';
import { type ModuleType, minModulePixels, ordersNotSeen } from 'market/modules/modules.rules';
import { imagePath } from 'market/values/image-path';
import { publishChange } from '#api/config/publish-change.ts';
import type { Connection } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import { type AuthorizedOperator, zoneIdsOf } from '#api/http/callers/staff.ts';
import { ChangedMeanwhile, Refusal } from '#api/http/refusal.ts';
import { replacePicture } from '#api/promotions/replace-picture.ts';
import {
  type AdminModuleRow,
  lockModules,
  modulesOfMarket,
  setModuleName,
  setModuleOffered,
  setModulePicture,
  setModuleSequence,
} from './modules-admin.data.ts';

/** Returns the modules as customers see them follow each other, with the zones of the operator [OPS-048]. */
export async function listAdminModules(
  { db }: Pick<ApiContext, 'db'>,
  staff: AuthorizedOperator,
): Promise<AdminModule[]> {
  return (await modulesOfMarket(db, zoneIdsOf(staff))).map(moduleReply);
}

export interface NewModuleName {
  type: ModuleType;
  name: string;
  version: number;
}

/** Names a module; refuses if another person has changed it since it was read [OPS-048]. */
export async function renameModule(
  context: ApiContext,
  staff: AuthorizedOperator,
  { type, name, version }: NewModuleName,
): Promise<AdminModule> {
  mustReachAllZones(staff);
  const renamed = await actAsStaff(context, staff, async (transaction) => {
    await lockModules(transaction);
    const before = await mustFind(transaction, staff, type);
    if (before.version !== version) {
      throw new ChangedMeanwhile({ sent: { name, version }, now: { name: before.name, version: before.version } });
    }
    await setModuleName(transaction, before.id, name);
    const change = { action: 'module.rename', subject: `module:${type}` };
    return {
      result: await mustFind(transaction, staff, type),
      change: { ...change, before: { name: before.name }, after: { name } },
    };
  });
  await publishChange(context);
  return moduleReply(renamed);
}

/** Replaces the picture of a module: re-encoded and cut to a square; refuses a small one [OPS-048]. */
export function setPictureOfModule(
  context: ApiContext,
  staff: AuthorizedOperator,
  type: ModuleType,
  photo: Uint8Array,
): Promise<AdminModule> {
  mustReachAllZones(staff);
  return replacePicture(context, staff, {
    ...{ photo, minWidth: minModulePixels, noun: 'module', subject: `module:${type}` },
    keyOf: async (db) => (await mustFind(db, staff, type)).image,
    lock: lockModules,
    write: async (transaction, key) =>
      setModulePicture(transaction, (await mustFind(transaction, staff, type)).id, key),
    reply: async (transaction) => moduleReply(await mustFind(transaction, staff, type)),
  });
}

/** Sets the sequence of the modules; refuses if another person has set it since it was read [OPS-048]. */
export async function arrangeModules(
  context: ApiContext,
  staff: AuthorizedOperator,
  { sequence, oldSequence }: { sequence: readonly ModuleType[]; oldSequence: readonly ModuleType[] },
): Promise<void> {
  mustReachAllZones(staff);
  await actAsStaff(context, staff, async (transaction) => {
    await lockModules(transaction);
    const now = (await modulesOfMarket(transaction, null)).map(({ module_type }) => module_type);
    const isStale = now.join() !== oldSequence.join() || [...sequence].sort().join() !== [...now].sort().join();
    if (isStale) throw new ChangedMeanwhile({ sent: { sequence }, now: { sequence: now } });
    await setModuleSequence(transaction, sequence);
    const change = { action: 'module.arrange', subject: 'modules', before: { sequence: now }, after: { sequence } };
    return { result: undefined, change };
  });
  await publishChange(context);
}

export interface ModuleSwitch {
  type: ModuleType;
  zoneId: number;
  isOn: boolean;
  seenOrders: readonly string[];
}

/**
 * Switches a module on or off in a zone. Off, customers do not find it and no cart of it can be ordered; its running
 * orders go on. Refuses while some of those were not seen, and names them [OPS-048].
 */
export async function switchModule(
  context: ApiContext,
  staff: AuthorizedOperator,
  { type, zoneId, isOn, seenOrders }: ModuleSwitch,
): Promise<AdminModule> {
  const switched = await actAsStaff(context, staff, async (transaction) => {
    await lockModules(transaction);
    const { id, zones } = await mustFind(transaction, staff, type);
    const zone = zones.find((other) => other.id === zoneId);
    if (!zone) throw new Refusal('module_not_found');
    const running = zone.running_orders;
    if (!isOn && ordersNotSeen(running, seenOrders).length > 0) {
      throw new ChangedMeanwhile({ sent: { is_on: isOn }, now: { is_on: zone.is_on, running_orders: running } });
    }
    await setModuleOffered(transaction, { moduleId: id, zoneId, isOn });
    const change = { action: isOn ? 'module.on' : 'module.off', subject: `zone:${zoneId}` };
    return {
      result: await mustFind(transaction, staff, type),
      change: {
        ...change,
        before: { module_type: type, is_on: zone.is_on },
        after: { module_type: type, is_on: isOn, running_orders: running.length },
      },
    };
  });
  await publishChange(context);
  return moduleReply(switched);
}

/** Names, pictures and the sequence are the same in every zone. */
function mustReachAllZones({ zones }: AuthorizedOperator): void {
  if (zones !== 'all') throw new Refusal('right_missing');
}

async function mustFind(db: Connection, staff: AuthorizedOperator, type: ModuleType): Promise<AdminModuleRow> {
  const [row] = await modulesOfMarket(db, zoneIdsOf(staff), type);
  if (!row) throw new Refusal('module_not_found');
  return row;
}

function moduleReply({ id: _id, image, ...row }: AdminModuleRow): AdminModule {
  return { ...row, image_full_url: imagePath(image) };
}
