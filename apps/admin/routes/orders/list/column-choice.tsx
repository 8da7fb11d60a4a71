import { Trans } from '@lingui/react/macro';
import { type OrderColumn, orderColumns } from 'market/orders/desk/orders-acts.rules';
import { Checkbox } from 'ui/forms/checkbox.tsx';
import { ColumnName } from './order-columns.tsx';
import styles from './order-list.module.css';

interface ColumnChoiceProps {
  columns: readonly OrderColumn[];
  onChoose: (columns: readonly OrderColumn[]) => void;
}

/** Which columns the list and its file have [OPS-012]. */
export function ColumnChoice({ columns, onChoose }: ColumnChoiceProps) {
  return (
    <details>
      <summary>
        <Trans>Columns</Trans>
      </summary>
      <div className={styles.choices}>
        {orderColumns.map((column) => (
          <Checkbox
            key={column}
            checked={columns.includes(column)}
            onChange={({ target }) =>
              onChoose(target.checked ? [...columns, column] : columns.filter((one) => one !== column))
            }
          >
            <ColumnName column={column} />
          </Checkbox>
        ))}
      </div>
    </details>
  );
}
