import { useQueryClient } from '@tanstack/react-query';
import type { OrderAct } from 'market/orders/desk/orders-acts.rules';
import type { ListedOrder } from 'market/orders/orders.admin.contract';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { ActBar } from './act-bar.tsx';
import type { ActOutcome } from './act-calls.ts';
import { useChosenColumns } from './chosen-columns.ts';
import { ColumnChoice } from './column-choice.tsx';
import { OrderTable } from './order-table.tsx';
import { useTickedOrders } from './use-ticked-orders.ts';

const ActDialog = lazy(async () => ({ default: (await import('./act-dialog.tsx')).ActDialog }));
const PrintOrders = lazy(async () => ({ default: (await import('./print-orders.tsx')).PrintOrders }));

interface OrderListProps {
  orders: readonly ListedOrder[];
  /** In place of the table where there is no order. */
  children: ReactNode;
}

/** Orders in a table with chosen columns, and what can be done with those that are ticked [OPS-012]. */
export function OrderList({ orders, children }: OrderListProps) {
  const queries = useQueryClient();
  const [columns, setColumns] = useChosenColumns();
  const [ticked, changeTicked] = useTickedOrders();
  const [marks, setMarks] = useState<ReadonlyMap<string, ReactNode>>(new Map());
  // An order may leave the list meanwhile, and its act is shown all the same.
  const [act, setAct] = useState<{ name: OrderAct; orders: readonly ListedOrder[] }>();
  const [printed, setPrinted] = useState<readonly ListedOrder[]>();
  const chosen = orders.filter(({ id }) => ticked.has(id));
  const choose = (ids: readonly string[], isChosen: boolean) => {
    setMarks((before) => new Map([...before].filter(([id]) => !ids.includes(id))));
    changeTicked((before) => {
      const others = before.filter((id) => !ids.includes(id));
      return isChosen ? [...others, ...ids] : others;
    });
  };
  const end = (outcomes: readonly ActOutcome[]) => {
    void queries.invalidateQueries({ queryKey: ['admin', 'orders'] });
    void queries.invalidateQueries({ queryKey: ['admin', 'order'] });
    changeTicked(() => outcomes.flatMap(({ order, end }) => (end === 'left' ? order.id : [])));
    setMarks(new Map(outcomes.flatMap(({ order, why }) => (why ? [[order.id, why] as const] : []))));
  };
  return (
    <>
      {orders.length === 0 ? (
        children
      ) : (
        <>
          <ColumnChoice columns={columns} onChoose={setColumns} />
          <OrderTable orders={orders} columns={columns} chosen={ticked} marks={marks} onChoose={choose} />
        </>
      )}
      {chosen.length > 0 && (
        <ActBar
          count={chosen.length}
          onClear={() => choose([...ticked], false)}
          onAct={(name) => setAct({ name, orders: chosen })}
        />
      )}
      <Suspense>
        {act && (
          <ActDialog
            act={act.name}
            orders={act.orders.map((chosen) => orders.find(({ id }) => id === chosen.id) ?? chosen)}
            columns={columns}
            onEnd={end}
            onPrint={() => {
              setPrinted(act.orders);
              setAct(undefined);
            }}
            onClose={() => setAct(undefined)}
          />
        )}
        {printed && <PrintOrders orders={printed} columns={columns} onDone={() => setPrinted(undefined)} />}
      </Suspense>
    </>
  );
}
