import { Trans } from '@lingui/react/macro';
import { classNames } from 'ui/layout/class-names.ts';
import { Icon } from 'ui/media/icon.tsx';
import { defaultKind } from '../listing-address.ts';
import styles from '../listing-tools.module.css';
import { useMenu } from '../use-menu.ts';
import { DeliverByField } from './deliver-by-field.tsx';
import { type FilterFieldsProps, FlagFields, StoreFields } from './filter-fields.tsx';

/** What the panel has no room for, in a popover that hangs from its head [LIST-10]. */
export function FilterMenu({ state, change }: FilterFieldsProps) {
  const menu = useMenu();
  const chosen = [state.kind !== defaultKind(state.path), state.delivery !== 'all', state.deliverBy !== undefined];
  const count = state.flags.length + chosen.filter(Boolean).length;
  return (
    <details ref={menu} name="listing-menu" className={classNames(styles.menu, styles.ofPanel)}>
      <summary className={classNames(styles.pill, count > 0 && styles.inverse)}>
        <FilterFace count={count} />
      </summary>
      <div className={styles.popover}>
        {state.list === 'store' && <StoreFields state={state} change={change} />}
        <DeliverByField state={state} change={change} />
        <FlagFields state={state} change={change} />
      </div>
    </details>
  );
}

/** The words of the button, with how many filters are on. */
export function FilterFace({ count }: { count: number }) {
  return (
    <>
      <Icon name="sliders-horizontal" size={17} />
      {count > 0 ? <Trans>Filter · {count}</Trans> : <Trans>Filter</Trans>}
    </>
  );
}
