import { Plural, Trans } from '@lingui/react/macro';
import type { City } from 'market/orders/desk/orders-city.contract';
import type { KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { AlarmCard } from './alarm-card.tsx';
import styles from './live.module.css';
import { countOf, type LiveTab } from './live-lists.ts';
import { LiveRow } from './live-row.tsx';

export interface LiveRowsProps {
  city: City;
  tab: LiveTab;
  chosen: string | null;
  marks: readonly string[];
  /** A press chooses, and a second one lets go. */
  onChoose: (key: string) => void;
  /** Arrows choose what they reach, so that the map follows. */
  onReach: (key: string) => void;
  onMark: (key: string) => void;
}

const pages: Readonly<Record<string, string>> = { order: 'orders', courier: 'riders', store: 'stores' };

/** The chosen list: arrows move in it and the map follows, Enter opens, Space marks [OPS-005]. */
export function LiveRows({ city, tab, chosen, marks, onChoose, onReach, onMark }: LiveRowsProps) {
  const navigate = useNavigate();
  const { alarms, orders, couriers, stores } = city;
  const keyOf = (target: EventTarget) =>
    target instanceof HTMLElement ? (target.getAttribute('data-row') ?? undefined) : undefined;
  const press = (event: KeyboardEvent<HTMLUListElement>) => {
    const key = keyOf(event.target);
    if (key === undefined) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const [kind = '', id = ''] = key.split(':');
    if (step) {
      const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
      const next = rows[rows.indexOf(event.target as HTMLElement) + step];
      next?.focus();
      const reached = next && keyOf(next);
      if (reached) onReach(reached);
    } else if (event.key === 'Enter') void navigate(`/${pages[kind]}/${id}`);
    else if (event.key === ' ') onMark(key);
    else return;
    event.preventDefault();
  };
  const row = { chosen, marks, onChoose };
  const active = alarms.filter(({ put_off_until: until }) => until === null);
  const off = alarms.filter(({ put_off_until: until }) => until !== null);
  if (countOf(city, tab) === 0 && (tab !== 'alarms' || off.length === 0)) {
    return (
      <p className={styles.empty}>
        {tab === 'alarms' ? <Trans>Nothing is wrong right now.</Trans> : <Trans>Nothing is here right now.</Trans>}
      </p>
    );
  }
  const alarmCard = (alarm: City['alarms'][number]) => {
    const key = `order:${alarm.order_id}`;
    return (
      <AlarmCard
        key={`${alarm.kind} ${key}`}
        alarm={alarm}
        isChosen={chosen === key}
        isMarked={marks.includes(key)}
        onChoose={() => onChoose(key)}
      />
    );
  };
  return (
    // A press of Space is over when the key goes up: then it would press the row as well.
    <ul
      className={styles.rows}
      onKeyDown={press}
      onKeyUp={(event) => event.key === ' ' && keyOf(event.target) && event.preventDefault()}
    >
      {tab === 'alarms' && active.map(alarmCard)}
      {tab === 'alarms' && off.length > 0 && (
        <li className={styles.part}>
          <Plural value={off.length} one="# put off" other="# put off" />
        </li>
      )}
      {tab === 'alarms' && off.map(alarmCard)}
      {tab === 'orders' && orders.map((order) => <LiveRow key={order.id} order={order} {...row} />)}
      {tab === 'riders' && couriers.map((courier) => <LiveRow key={courier.id} courier={courier} {...row} />)}
      {tab === 'stores' && stores.map((store) => <LiveRow key={store.id} store={store} {...row} />)}
    </ul>
  );
}
