import { Trans, useLingui } from '@lingui/react/macro';
import { dayAndTime } from 'app-kit/formats/clock.ts';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import type { OrderColumn } from 'market/orders/desk/orders-acts.rules';
import type { ListedOrder } from 'market/orders/orders.admin.contract';
import type { ReactNode } from 'react';
import { Chip } from 'ui/buttons/chip.tsx';
import { moduleName } from '../../zones/module-name.tsx';
import { paymentTexts } from '../order-texts.tsx';

/** The name of a column of orders. */
export function ColumnName({ column }: { column: OrderColumn }): ReactNode {
  switch (column) {
    case 'placed':
      return <Trans>Placed</Trans>;
    case 'expected':
      return <Trans>At the door</Trans>;
    case 'late':
      return <Trans>Late</Trans>;
    case 'module':
      return <Trans>Module</Trans>;
    case 'zone':
      return <Trans>Zone</Trans>;
    case 'store':
      return <Trans>Store</Trans>;
    case 'customer':
      return <Trans>Customer</Trans>;
    case 'phone':
      return <Trans>Phone</Trans>;
    case 'courier':
      return <Trans>Rider</Trans>;
    case 'payment':
      return <Trans>Payment</Trans>;
    case 'total':
      return <Trans>Total</Trans>;
  }
}

/** What an order has in a column. */
export function ColumnCell({ column, order }: { column: OrderColumn; order: ListedOrder }): ReactNode {
  const { i18n } = useLingui();
  const amountText = useAmountText();
  const { time_zone: zone, store, courier, late_minutes: late } = order;
  const timeOf = (at: string) => <bdi dir="ltr">{dayAndTime(new Date(at), zone, i18n.locale)}</bdi>;
  switch (column) {
    case 'placed':
      return timeOf(order.placed_at);
    case 'expected':
      return order.expected_at && timeOf(order.expected_at);
    case 'late':
      return (
        late !== null && (
          <Chip tone="bad" icon="clock-4">
            <Trans>{late} min late</Trans>
          </Chip>
        )
      );
    case 'module':
      return moduleName(order.module_type);
    case 'zone':
      return <bdi>{order.zone_name}</bdi>;
    case 'store':
      return store ? <bdi>{store.name}</bdi> : <Trans>Parcel</Trans>;
    case 'customer':
      return <bdi>{order.customer_name}</bdi>;
    case 'phone':
      return <bdi dir="ltr">{order.customer_phone}</bdi>;
    case 'courier':
      return courier ? <bdi>{courier.name}</bdi> : '–';
    case 'payment':
      return paymentTexts(order);
    case 'total':
      return amountText(order.total, order.currency);
  }
}
