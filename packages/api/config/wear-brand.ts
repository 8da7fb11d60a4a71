import type { Settings } from 'market/config/config.contract';
import type { PageName } from 'market/config/config.rules';
import type { ModuleType } from 'market/modules/modules.rules';
import type { ApiContext } from '#api/http/api-context.ts';
import { settingsOf } from './read-settings.ts';

/** Name and look of the site, from the configuration; overrides the database. */
export interface Brand {
  settings: Partial<Omit<Settings, 'demo'>>;
  /** The offered modules, in order; all modules if omitted. */
  modules?: readonly ModuleType[] | undefined;
  /** HTML texts that replace the operator's. */
  pages: Partial<Record<PageName, string>>;
  /** Logo and icon, by the name of their file. */
  pictures: ReadonlyMap<string, BrandPicture>;
}

interface BrandPicture {
  type: string;
  bytes: Uint8Array;
}

/** Returns the name of the site, for messages and payments. */
export async function marketName({ db, brand }: Pick<ApiContext, 'db' | 'brand'>): Promise<string> {
  return brand?.settings.business_name ?? (await settingsOf(db)).business_name;
}

/** The modules of a list that the brand offers, in its order. */
export function offeredModules<Entry extends { module_type: ModuleType }>(
  all: readonly Entry[],
  brand: Brand | undefined,
): Entry[] {
  const { modules } = brand ?? {};
  if (!modules) return [...all];
  const place = ({ module_type }: Entry) => modules.indexOf(module_type);
  return all.filter((entry) => place(entry) >= 0).sort((a, b) => place(a) - place(b));
}
