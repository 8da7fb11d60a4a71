import { useLingui } from '@lingui/react/macro';
import { href, Link } from 'react-router';
import { Icon } from 'ui/media/icon.tsx';
import { useMarket } from '#features/config/use-market.ts';
import type { ItemDetails } from '#features/items/item-calls.ts';
import { useModuleName } from '#features/modules/module-names.tsx';
import styles from './breadcrumb.module.css';

/** From the module over the store to the item; on compact the bar's way back is enough. */
export function Breadcrumb({ item }: { item: ItemDetails }) {
  const { t } = useLingui();
  const { modules } = useMarket();
  const nameOf = useModuleName();
  const module = modules.find(({ id }) => id === item.module_id);
  return (
    <nav aria-label={t`Breadcrumb`} className={styles.path}>
      {module && (
        <>
          <Link to={`${href('/home')}?module_id=${module.id}`}>{nameOf(module)}</Link>
          <Icon name="chevron-right" size={14} />
        </>
      )}
      <Link to={href('/store/:slugOrId', { slugOrId: item.store_slug })}>{item.store_name}</Link>
      <Icon name="chevron-right" size={14} />
      <span>{item.category_name}</span>
      <Icon name="chevron-right" size={14} />
      <b aria-current="page">{item.name}</b>
    </nav>
  );
}
