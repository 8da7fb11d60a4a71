import type { Settings } from 'market/config/config.contract';
import type { PageName } from 'market/config/config.rules';
import type { ModuleType } from 'market/modules/modules.rules';

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
