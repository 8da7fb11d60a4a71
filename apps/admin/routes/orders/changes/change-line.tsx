import { useQueryClient } from '@tanstack/react-query';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { LineChangeDialog } from 'app-kit/orders/changes/line-change-dialog.tsx';
import { adminChangesContract } from 'market/orders/changes/orders-changes.admin.contract';
import type { AdminOrder } from 'market/orders/orders.admin.contract';
import { showChangedOrder } from '../../../layout/admin-calls.ts';

const { changes } = createApiClient({ changes: adminChangesContract });

interface ChangeLineProps {
  order: AdminOrder;
  line: AdminOrder['lines'][number];
  onClose: () => void;
}

/** Changes a line of an order for its customer [OPS-031]. */
export function ChangeLine({ order, line, onClose }: ChangeLineProps) {
  const queries = useQueryClient();
  const { id, version, currency, customer_name: customerName, lines } = order;
  const params = { order_id: id };
  return (
    <LineChangeDialog
      isOperator
      order={{ id, currency, customerName, lineCount: lines.length }}
      line={{
        number: line.line,
        name: line.name,
        quantity: line.quantity,
        total: line.total,
        whenMissing: line.when_missing,
        isCounted: line.is_counted,
      }}
      find={(query, signal) => changes.replacements({ params, query, signal })}
      send={async (change) => showChangedOrder(queries, await changes.change({ params, body: { version, ...change } }))}
      onClose={onClose}
    />
  );
}
