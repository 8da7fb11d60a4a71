import type { ModuleType } from 'market/modules/modules.rules';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Brand } from '#api/http/site-brand.ts';
import { settingsOf } from './read-settings.ts';

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
  const index = ({ module_type }: Entry) => modules.indexOf(module_type);
  return all.filter((entry) => index(entry) >= 0).sort((a, b) => index(a) - index(b));
}
