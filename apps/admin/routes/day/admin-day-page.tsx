import { Trans, useLingui } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import { LoadingScreen, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import { adminDayContract, type DayFigures, type MarketDay } from 'market/orders/day/orders-day.admin.contract';
import { changeInPercent, partInPercent } from 'market/orders/day/orders-day.rules';
import type { ReactNode } from 'react';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import desk from '../../layout/desk.module.css';
import { OperatorOnly } from '../../layout/operator-only.tsx';
import { moduleName } from '../zones/module-name.tsx';
import styles from './day.module.css';

const calls = createApiClient({ day: adminDayContract }).day;

const readMilliseconds = 60_000;

const dayQuery = queryOptions({
  queryKey: ['admin', 'day'],
  queryFn: ({ signal }) => calls.show({ signal }),
  refetchInterval: readMilliseconds,
});

/** The day so far, against the same weekday of last week until the same time [OPS-085]. */
export function AdminDayPage() {
  const { t } = useLingui();
  return (
    <OperatorOnly permission="ops.reports" title={t`Today`}>
      <Day />
    </OperatorOnly>
  );
}

function Day() {
  const { data: day, isError, refetch } = useQuery(dayQuery);
  if (!day) return isError ? <UnreachableScreen onRetry={() => void refetch()} /> : <LoadingScreen />;
  return (
    <>
      <div className={desk.titles}>
        <h1 className={desk.title}>
          <Trans>Today</Trans>
        </h1>
        <p className={desk.sub}>
          <Trans>So far today, compared with the same weekday of last week up to the same time.</Trans>
        </p>
      </div>
      {day.totals.length === 0 ? (
        <EmptyState image="boxbig" title={<Trans>No orders yet</Trans>}>
          <Trans>Neither today nor on this weekday of last week.</Trans>
        </EmptyState>
      ) : (
        <>
          {day.totals.map((total) => (
            <Tiles key={total.currency} total={total} />
          ))}
          <HoursCard hours={day.hours} />
          <PartsCard parts={day.parts} />
        </>
      )}
    </>
  );
}

function Tiles({ total: { today, before, currency } }: { total: MarketDay['totals'][number] }) {
  const { t } = useLingui();
  const amountText = useAmountText();
  const minutesText = (minutes: number | null) => (minutes === null ? '–' : t`${minutes} min`);
  return (
    <section className={styles.tiles} aria-label={t`Figures in ${currency}`}>
      <Tile name={<Trans>Orders</Trans>} value={today.orders} before={before.orders}>
        <Change now={today.orders} before={before.orders} />
      </Tile>
      <Tile
        name={<Trans>Turnover</Trans>}
        value={amountText(today.turnover, currency)}
        before={amountText(before.turnover, currency)}
      >
        <Change now={today.turnover} before={before.turnover} />
      </Tile>
      <Tile
        name={<Trans>From the order to the door, median</Trans>}
        value={minutesText(today.minutes_p50)}
        before={minutesText(before.minutes_p50)}
      />
      <Tile
        name={<Trans>From the order to the door, nine of ten within</Trans>}
        value={minutesText(today.minutes_p90)}
        before={minutesText(before.minutes_p90)}
      />
      <Tile name={<Trans>On time</Trans>} value={<OnTime figures={today} />} before={<OnTime figures={before} />} />
      <Tile name={<Trans>Not answered by the store</Trans>} value={today.unaccepted} before={before.unaccepted} />
      <Tile name={<Trans>Canceled</Trans>} value={sumOf(today.canceled)} before={sumOf(before.canceled)}>
        <CanceledBy canceled={today.canceled} />
      </Tile>
    </section>
  );
}

interface TileProps {
  name: ReactNode;
  value: ReactNode;
  before: ReactNode;
  children?: ReactNode;
}

function Tile({ name, value, before, children }: TileProps) {
  return (
    <div className={styles.tile}>
      <span className={styles.name}>{name}</span>
      <b className={styles.value}>{value}</b>
      {children}
      <span className={styles.before}>
        <Trans>Last week: {before}</Trans>
      </span>
    </div>
  );
}

function Change({ now, before }: { now: number; before: number }) {
  const change = changeInPercent(now, before);
  if (change === null) return null;
  return (
    <span>
      {change < 0 ? '\u2212' : '+'}
      {Math.abs(change)} %
    </span>
  );
}

function OnTime({ figures: { on_time: onTime, promised } }: { figures: DayFigures }) {
  const percent = partInPercent(onTime, promised);
  if (percent === null) return '–';
  return (
    <Trans>
      {percent} % of {promised}
    </Trans>
  );
}

function CanceledBy({ canceled }: { canceled: DayFigures['canceled'] }) {
  const { shopper, store, delivery_man: courier, market } = canceled;
  if (sumOf(canceled) === 0) return null;
  return (
    <span className={styles.before}>
      {shopper > 0 && (
        <span>
          <Trans>Customers {shopper}</Trans>{' '}
        </span>
      )}
      {store > 0 && (
        <span>
          <Trans>Stores {store}</Trans>{' '}
        </span>
      )}
      {courier > 0 && (
        <span>
          <Trans>Riders {courier}</Trans>{' '}
        </span>
      )}
      {market > 0 && <Trans>Market {market}</Trans>}
    </span>
  );
}

interface TableCardProps {
  title: string;
  columns: string[];
  /** The rows of its body. */
  children: ReactNode;
}

/** A table that scrolls sideways where it does not fit. */
function TableCard({ title, columns, children }: TableCardProps) {
  return (
    <section className={desk.card}>
      <h2 className={desk.cardTitle}>{title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
      <section className={styles.scroll} tabIndex={0} aria-label={title}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((column, place) => (
                // Two columns may have one title.
                // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move
                <th key={place} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </section>
    </section>
  );
}

function HoursCard({ hours }: Pick<MarketDay, 'hours'>) {
  const { t } = useLingui();
  return (
    <TableCard title={t`By hour`} columns={[t`Hour`, t`Orders`, t`Last week`, t`Riders`, t`Last week`]}>
      {hours.map(({ hour, today, before }) => (
        <tr key={hour}>
          <th scope="row">
            <bdi dir="ltr">{`${hour}:00`}</bdi>
          </th>
          <td>{today.orders}</td>
          <td>{before.orders}</td>
          <td>{today.couriers}</td>
          <td>{before.couriers}</td>
        </tr>
      ))}
    </TableCard>
  );
}

function PartsCard({ parts }: Pick<MarketDay, 'parts'>) {
  const { t } = useLingui();
  const amountText = useAmountText();
  return (
    <TableCard
      title={t`By zone and module`}
      columns={[t`Zone`, t`Orders`, t`Last week`, t`Turnover`, t`Minutes, median`, t`On time`, t`Canceled`]}
    >
      {parts.map(({ today, before, ...part }) => (
        <tr key={`${part.zone_id} ${part.module_type} ${part.currency}`}>
          <th scope="row">
            {part.zone_name} <span className={desk.line}>{moduleName(part.module_type)}</span>
          </th>
          <td>{today.orders}</td>
          <td>{before.orders}</td>
          <td>{amountText(today.turnover, part.currency)}</td>
          <td>{today.minutes_p50 ?? '–'}</td>
          <td>
            <OnTime figures={today} />
          </td>
          <td>{sumOf(today.canceled)}</td>
        </tr>
      ))}
    </TableCard>
  );
}

function sumOf({ shopper, store, delivery_man: courier, market }: DayFigures['canceled']): number {
  return shopper + store + courier + market;
}
