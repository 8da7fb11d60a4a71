import type { StoredModule } from 'market/modules/modules.rules';
import { setPreference } from '#browser/save-preference.ts';

/** Makes a module the chosen one [MOD-10]. */
export function saveModule({ id, module_type }: StoredModule): void {
  setPreference('module', JSON.stringify({ id, module_type }));
}
