import type { SavedSettings } from '../../layout/admin-calls.ts';

/** The fields of a card: what is written, what is wrong with it, and how it changes. */
export interface SettingsPart {
  settings: SavedSettings;
  faults: Readonly<Record<string, string>>;
  change: (part: Partial<SavedSettings>) => void;
}
