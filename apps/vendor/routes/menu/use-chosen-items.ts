import type { MenuRow } from 'market/items/items.vendor.contract';
import { useState } from 'react';

export interface ChosenItems {
  /** Whether items are being chosen. */
  isOn: boolean;
  ids: ReadonlySet<number>;
  begin: () => void;
  end: () => void;
  toggle: (id: number) => void;
  /** Chooses all of these, or none of them where all are chosen. */
  toggleAll: (rows: readonly MenuRow[]) => void;
}

/** The items that a member has ticked for a change of many [STO-053]. */
export function useChosenItems(): ChosenItems {
  const [isOn, setOn] = useState(false);
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  return {
    isOn,
    ids,
    begin: () => setOn(true),
    end() {
      setOn(false);
      setIds(new Set());
    },
    toggle: (id) => setIds((before) => (before.has(id) ? before.difference(new Set([id])) : new Set([...before, id]))),
    toggleAll(rows) {
      const all = rows.map(({ id }) => id);
      setIds((before) =>
        all.every((id) => before.has(id)) ? before.difference(new Set(all)) : new Set([...before, ...all]),
      );
    },
  };
}
