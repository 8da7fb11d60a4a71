import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useShortDay } from 'app-kit/formats/use-short-day.ts';
import type { AdminFlashSaleRow } from 'market/promotions/promotions-flash.admin.contract';
import { Link } from 'react-router';
import desk from '../../../layout/desk.module.css';
import { OperatorOnly } from '../../../layout/operator-only.tsx';
import { moduleName } from '../../zones/module-name.tsx';
import { StateList, useShownState } from '../parts/state-list.tsx';
import { flashSalesQuery } from './sale-calls.ts';

/** The flash sales of the market [OPS-062]. */
export function AdminFlashSalesPage() {
  const { t } = useLingui();
  return (
    <OperatorOnly permission="ops.promotions" title={t`Flash sales`}>
      <FlashSales />
    </OperatorOnly>
  );
}

function FlashSales() {
  const query = useQuery(flashSalesQuery(useShownState()));
  return (
    <StateList
      title={<Trans>Flash sales</Trans>}
      line={<Trans>A few pieces at a lower price, with a countdown on the home page.</Trans>}
      add={{ to: '/promotions/flash-sales/new', label: <Trans>Add a flash sale</Trans> }}
      query={query}
      empty={{
        title: <Trans>No flash sale here</Trans>,
        line: <Trans>It begins and ends by itself, and earlier once its pieces are sold.</Trans>,
      }}
      row={(sale) => <FlashSaleRow sale={sale} />}
    />
  );
}

function FlashSaleRow({ sale }: { sale: AdminFlashSaleRow }) {
  const shortDay = useShortDay();
  const { id, title, module_type: module, items_count: items, pieces, sold, starts_at: start, ends_at: end } = sale;
  const [from, until] = [shortDay(start), shortDay(end)];
  return (
    <Link to={`/promotions/flash-sales/${id}`} className={desk.row}>
      <span>
        <bdi className={desk.name}>{title}</bdi>
        <span className={desk.line}>
          {moduleName(module)} · <Plural value={items} one="# item" other="# items" />
        </span>
      </span>
      <span className={desk.line}>
        <Trans>
          {from} to {until}
        </Trans>
      </span>
      <span>
        <Trans>
          {sold} of {pieces} sold
        </Trans>
      </span>
    </Link>
  );
}
