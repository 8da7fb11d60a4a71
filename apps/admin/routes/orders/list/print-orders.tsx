import { Plural, Trans } from '@lingui/react/macro';
import type { OrderColumn } from 'market/orders/desk/orders-acts.rules';
import type { ListedOrder } from 'market/orders/orders.admin.contract';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { statusName } from '../order-texts.tsx';
import { ColumnCell, ColumnName } from './order-columns.tsx';
import styles from './order-list.module.css';

interface PrintOrdersProps {
  orders: readonly ListedOrder[];
  columns: readonly OrderColumn[];
  onDone: () => void;
}

/** Shows the chosen orders to the printer and nothing else, and opens the print dialog of the browser [OPS-012]. */
export function PrintOrders({ orders, columns, onDone }: PrintOrdersProps) {
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    window.print();
    done.current();
  }, []);
  const count = orders.length;
  return createPortal(
    <div aria-hidden="true" data-orders-on-paper="" className={styles.paper}>
      <p>
        <Plural value={count} one="# order" other="# orders" />
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Order</Trans>
            </th>
            <th scope="col">
              <Trans>State</Trans>
            </th>
            {columns.map((column) => (
              <th key={column} scope="col">
                <ColumnName column={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.id}>
              <th scope="row">
                <bdi dir="ltr">#{order.id}</bdi>
              </th>
              <td>{statusName(order.order_status)}</td>
              {columns.map((column) => (
                <td key={column}>
                  <ColumnCell column={column} order={order} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>,
    document.body,
  );
}
