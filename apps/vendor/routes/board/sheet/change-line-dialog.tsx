import { useQueryClient } from '@tanstack/react-query';
import { LineChangeDialog } from 'app-kit/orders/changes/line-change-dialog.tsx';
import type { BoardOrder } from 'market/orders/orders.vendor.contract';
import { boardCalls, cacheOrder } from '../board-query.ts';
import type { ShownOrder } from '../use-store-board.ts';

interface ChangeLineDialogProps {
  storeId: number;
  order: ShownOrder;
  line: BoardOrder['lines'][number];
  onClose: () => void;
}

/** Takes a line out, leaves fewer pieces, or puts another item in its place [STO-022] [STO-023]. */
export function ChangeLineDialog({ storeId, order, line, onClose }: ChangeLineDialogProps) {
  const queries = useQueryClient();
  const { id, version, currency, customer_name: customerName, lines } = order;
  const params = { store_id: storeId, order_id: id };
  return (
    <LineChangeDialog
      order={{ id, currency, customerName, lineCount: lines.length }}
      line={{
        number: line.line_number,
        name: line.name,
        quantity: line.quantity,
        total: line.total_price,
        whenMissing: line.when_missing,
        isCounted: line.is_counted,
      }}
      find={(query, signal) => boardCalls.replacements({ params, query, signal })}
      send={async (change) => {
        const { order: changed } = await boardCalls.change({ params, body: { version, ...change } });
        cacheOrder(queries, storeId, changed);
      }}
      onClose={onClose}
    />
  );
}
