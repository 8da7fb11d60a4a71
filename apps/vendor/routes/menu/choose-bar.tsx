import { Plural, Trans } from '@lingui/react/macro';
import type { MenuRow } from 'market/items/items.vendor.contract';
import { Suspense, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import type { Currency } from 'ui/formats/format.ts';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import type { ChosenItems } from './use-chosen-items.ts';
import styles from './vendor-menu-page.module.css';

const ChangeManyDialog = lazyPart(async () => ({
  default: (await import('./change-many-dialog.tsx')).ChangeManyDialog,
}));

export interface ChooseBarProps {
  chosen: ChosenItems;
  storeId: number;
  /** What the filter and the search show. */
  shown: readonly MenuRow[];
  /** All items of the menu. */
  rows: readonly MenuRow[];
  categories: readonly { id: number; name: string }[];
  currency: Currency;
}

/** Above the menu: begins a choice of items by tick or by filter, and opens their change [STO-053]. */
export function ChooseBar({ chosen, storeId, shown, rows, categories, currency }: ChooseBarProps) {
  const [isOpen, setOpen] = useState(false);
  if (!chosen.isOn) {
    return (
      <div className={styles.choose}>
        <Button kind="outline" size="small" icon="pencil" disabled={rows.length === 0} onClick={chosen.begin}>
          <Trans>Change several</Trans>
        </Button>
      </div>
    );
  }
  const wanted = rows.filter(({ id }) => chosen.ids.has(id));
  const areAllChosen = shown.length > 0 && shown.every(({ id }) => chosen.ids.has(id));
  return (
    <div className={styles.choose}>
      <b role="status">
        <Plural value={wanted.length} one="# chosen" other="# chosen" />
      </b>
      <Button kind="outline" size="small" onClick={() => chosen.toggleAll(shown)}>
        {areAllChosen ? <Trans>Choose none</Trans> : <Trans>Choose all shown</Trans>}
      </Button>
      <Button kind="ink" size="small" disabled={wanted.length === 0} onClick={() => setOpen(true)}>
        <Trans>Change…</Trans>
      </Button>
      <Button kind="text" size="small" onClick={chosen.end}>
        <Trans>Done</Trans>
      </Button>
      {isOpen && (
        <Suspense>
          <ChangeManyDialog
            storeId={storeId}
            rows={wanted}
            categories={categories}
            currency={currency}
            onClose={() => setOpen(false)}
            onDone={() => {
              setOpen(false);
              chosen.end();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
