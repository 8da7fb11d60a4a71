import type { AdminZone } from 'market/zones/zones.admin.contract';
import type { StoreDraft, StoreFault } from './store-draft.ts';

/** A card of the form: what is written, what is wrong with it, and how it changes. */
export interface StorePart {
  draft: StoreDraft;
  zone: AdminZone | undefined;
  faults: readonly StoreFault[];
  /** What the API has against a field, by its name in the call. */
  refused: Readonly<Record<string, string>>;
  onChange: (part: Partial<StoreDraft>) => void;
}
