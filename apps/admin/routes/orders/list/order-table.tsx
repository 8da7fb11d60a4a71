import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderColumn } from 'market/orders/desk/orders-acts.rules';
import type { ListedOrder } from 'market/orders/orders.admin.contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ChoiceMark } from 'ui/forms/choice-mark.tsx';
import { classNames } from 'ui/layout/class-names.ts';
import shared from '../../../layout/table.module.css';
import { OrderState } from '../order-texts.tsx';
import { ColumnCell, ColumnName } from './order-columns.tsx';
import styles from './order-list.module.css';

export interface OrderTableProps {
  orders: readonly ListedOrder[];
  columns: readonly OrderColumn[];
  chosen: ReadonlySet<string>;
  /** Why an act was not done, by order. */
  marks: ReadonlyMap<string, ReactNode>;
  onChoose: (ids: readonly string[], isChosen: boolean) => void;
}

/** Orders with their numbers, states and chosen columns; each can be ticked [OPS-012]. */
export function OrderTable({ orders, columns, chosen, marks, onChoose }: OrderTableProps) {
  const { t } = useLingui();
  const ids = orders.map(({ id }) => id);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard
    <section className={shared.frame} aria-label={t`Orders`} tabIndex={0}>
      <table className={classNames(shared.table, styles.table)}>
        <thead>
          <tr>
            <th scope="col" className={styles.mark}>
              <label className={styles.tick}>
                <ChoiceMark
                  isMultiple
                  aria-label={t`Choose all that are shown`}
                  checked={ids.every((id) => chosen.has(id))}
                  onChange={({ target }) => onChoose(ids, target.checked)}
                />
              </label>
            </th>
            <th scope="col">
              <Trans>Order</Trans>
            </th>
            <th scope="col">
              <Trans>State</Trans>
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className={column === 'total' ? shared.number : undefined}>
                <ColumnName column={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.id}>
              <td className={styles.mark}>
                <label className={styles.tick}>
                  <ChoiceMark
                    isMultiple
                    aria-label={t`Choose order ${order.id}`}
                    checked={chosen.has(order.id)}
                    onChange={({ target }) => onChoose([order.id], target.checked)}
                  />
                </label>
              </td>
              <th scope="row" className={styles.main}>
                <Link to={`/orders/${order.id}`}>
                  <bdi dir="ltr">#{order.id}</bdi>
                </Link>
                {marks.has(order.id) && <span className={styles.why}>{marks.get(order.id)}</span>}
              </th>
              <td className={styles.main}>
                <OrderState status={order.order_status} />
              </td>
              {columns.map((column) => (
                <td key={column} className={lookOf(column, order)}>
                  <ColumnCell column={column} order={order} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A total is at the end of its column; what an order does not have is left out where there are no columns. */
function lookOf(column: OrderColumn, { courier, late_minutes: late, expected_at: expected }: ListedOrder) {
  if (column === 'total') return classNames(shared.number, styles.amount);
  const isNone =
    (column === 'courier' && !courier) || (column === 'late' && late === null) || (column === 'expected' && !expected);
  return isNone ? styles.none : undefined;
}
