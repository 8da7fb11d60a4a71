import { setPreference } from 'app-kit/browser/save-preference.ts';
import type { StoredModule } from 'market/modules/modules.rules';

/** Makes a module the chosen one [MOD-10]. */
export function saveModule({ id, module_type }: StoredModule): void {
  setPreference('module', JSON.stringify({ id, module_type }));
}
