import { Plural, Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { Dialog } from 'ui/overlays/dialog.tsx';
import { cleared, isStoreList, type ListingState } from '../listing-address.ts';
import { DeliverByField } from './deliver-by-field.tsx';
import styles from './filter-drawer.module.css';
import { FlagFields, StoreFields } from './filter-fields.tsx';
import { FilterChoices, type PanelChoices, StoreListChoices } from './filter-panel.tsx';

export interface FilterDrawerProps {
  state: ListingState;
  change: (change: Partial<ListingState>) => void;
  choices: PanelChoices | Promise<PanelChoices>;
  total: number;
  onClose: () => void;
}

/** All filters on compact [LIST-11]. Each applies at once; the button shows the number of results. */
export function FilterDrawer({ state, change, choices, total, onClose }: FilterDrawerProps) {
  return (
    <Dialog
      kind="drawer"
      title={<Trans>Filter</Trans>}
      onClose={onClose}
      footer={
        <Button onClick={onClose} className={styles.show}>
          {state.list === 'item' ? (
            <Plural value={total} one="Show # item" other="Show # items" />
          ) : (
            <Plural value={total} one="Show # store" other="Show # stores" />
          )}
        </Button>
      }
    >
      <button type="button" className={styles.clear} onClick={() => change(cleared(state))}>
        <Trans>Clear all</Trans>
      </button>
      {isStoreList(state) ? (
        <StoreListChoices state={state} change={change} isCompact />
      ) : (
        <>
          <DeliverByField state={state} change={change} />
          {state.list === 'store' && <StoreFields state={state} change={change} isCompact />}
          <FlagFields state={state} change={change} />
          <Suspense>
            <FilterChoices state={state} change={change} choices={choices} />
          </Suspense>
        </>
      )}
    </Dialog>
  );
}
