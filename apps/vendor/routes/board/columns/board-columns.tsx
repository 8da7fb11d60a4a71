import { Trans, useLingui } from '@lingui/react/macro';
import { type BoardColumn, boardColumns } from 'market/orders/orders-board.rules';
import type { ReactNode } from 'react';
import { classNames } from 'ui/layout/class-names.ts';
import { Icon } from 'ui/media/icon.tsx';
import type { IconName } from 'ui/media/icon-names.ts';
import { BoardCard, type BoardCardActions } from '../board-card.tsx';
import { TestOrderButton } from '../kitchen/test-order-button.tsx';
import type { ShownOrder } from '../use-store-board.ts';
import styles from './board-columns.module.css';
import { useFocusFollows } from './use-focus-follows.ts';

const icons: Record<BoardColumn, IconName> = {
  new: 'bell',
  work: 'flame',
  ready: 'package-check',
  gone: 'bike',
  later: 'calendar-clock',
};

export interface BoardColumnsProps {
  storeId: number;
  orders: readonly ShownOrder[];
  now: Date;
  /** The column that a phone shows. */
  shown: BoardColumn;
  onShow: (column: BoardColumn) => void;
  actions: BoardCardActions;
}

/** Five columns side by side; a phone shows one, with the counts of all above it [STO-001] [STO-005]. */
export function BoardColumns({ storeId, orders, now, shown, onShow, actions }: BoardColumnsProps) {
  const { t } = useLingui();
  const names = useColumnNames();
  const { tabs, columns, onFocus, onBlur } = useFocusFollows();
  const inColumn = (column: BoardColumn) => orders.filter((order) => order.column === column).sort(byUrgency[column]);
  return (
    <>
      <fieldset ref={tabs} aria-label={t`Columns`} className={styles.tabs}>
        {boardColumns.map((column) => (
          <button
            key={column}
            type="button"
            aria-pressed={column === shown}
            className={styles.tab}
            onClick={() => onShow(column)}
          >
            {names[column]} <b>{inColumn(column).length}</b>
          </button>
        ))}
      </fieldset>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it follows where the focus is, and takes no keys */}
      <div ref={columns} className={styles.columns} onFocus={onFocus} onBlur={onBlur}>
        {boardColumns.map((column) => (
          <section
            key={column}
            aria-label={names[column]}
            className={classNames(styles.column, column === shown && styles.shown)}
          >
            <h2 className={styles.name}>
              <span className={classNames(styles.mark, styles[column])}>
                <Icon name={icons[column]} size={16} />
              </span>
              {names[column]}
              <span className={styles.count}>{inColumn(column).length}</span>
            </h2>
            <ul className={styles.cards}>
              {inColumn(column).map((order) => (
                <li key={order.id} data-order={order.id}>
                  <BoardCard order={order} now={now} actions={actions} />
                </li>
              ))}
            </ul>
            {inColumn(column).length === 0 && <Empty column={column} />}
            {column === 'new' && inColumn(column).length === 0 && <TestOrderButton storeId={storeId} />}
          </section>
        ))}
      </div>
    </>
  );
}

type Compare = (one: ShownOrder, other: ShownOrder) => number;
const before = (one: string | null, other: string | null) => (one ?? '').localeCompare(other ?? '');

/** What has to be done first is first; what is over, last. */
const byUrgency: Record<BoardColumn, Compare> = {
  new: (one, other) => before(one.rings_at, other.rings_at),
  work: (one, other) => before(one.ready_at, other.ready_at),
  ready: (one, other) => before(one.handover_at, other.handover_at),
  gone: (one, other) => before(other.left_at, one.left_at),
  later: (one, other) => before(one.schedule_at, other.schedule_at),
};

export function useColumnNames(): Record<BoardColumn, string> {
  const { t } = useLingui();
  return { new: t`New`, work: t`Preparing`, ready: t`Ready`, gone: t`Gone`, later: t`Later` };
}

function Empty({ column }: { column: BoardColumn }) {
  const words: Record<BoardColumn, ReactNode> = {
    new: <Trans>No new orders. The bell rings when one comes in.</Trans>,
    work: <Trans>Nothing to prepare.</Trans>,
    ready: <Trans>Nothing waits at the counter.</Trans>,
    gone: <Trans>Nothing is on its way.</Trans>,
    later: <Trans>No scheduled orders.</Trans>,
  };
  return <p className={styles.empty}>{words[column]}</p>;
}
