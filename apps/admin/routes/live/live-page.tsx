import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMarketSettings } from 'app-kit/calls/use-market-settings.ts';
import { WidePage } from 'app-kit/frame/wide-page.tsx';
import { LoadingScreen, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import { moduleTypes } from 'market/modules/modules.rules';
import type { City } from 'market/orders/desk/orders-city.contract';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { cityQuery } from '../../layout/admin-calls.ts';
import desk from '../../layout/desk.module.css';
import { OperatorOnly } from '../../layout/operator-only.tsx';
import { CourierAlarms } from './courier-alarms.tsx';
import styles from './live.module.css';
import { filteredCity, liveFilterIn, marksIn } from './live-filter.ts';
import { LiveFilters } from './live-filters.tsx';
import { countOf, type LiveTab, listOf, liveTabs } from './live-lists.ts';
import { highlightFor, placesToFit, pointsOf } from './live-points.ts';
import { withSeenCouriers } from './live-positions.ts';
import { LiveRows } from './live-rows.tsx';
import { useSeenCouriers } from './use-seen-couriers.ts';

/** A map brings its own library, which the lists beside it do not need. */
const LiveMap = lazy(async () => ({ default: (await import('./live-map.tsx')).LiveMap }));

/** The city as it is now: what is wrong, where, and what to do [OPS-001] [OPS-002] [OPS-007]. */
export function LivePage() {
  const { t } = useLingui();
  return (
    <OperatorOnly permission="ops.live" title={t`Live`}>
      <Live />
    </OperatorOnly>
  );
}

function Live() {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  // Keys may come faster than the page is rendered: each change is made to the latest address.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  const settings = useMarketSettings();
  const zone = params.get('zone') ?? '';
  const module = moduleTypes.find((type) => type === params.get('module'));
  const chosen = params.get('chosen');
  const tab = liveTabs.find((one) => one === params.get('list')) ?? 'alarms';
  const {
    data: read,
    dataUpdatedAt,
    isError,
    refetch,
  } = useQuery({
    ...cityQuery({ zone: /^\d{1,9}$/.test(zone) ? Number(zone) : undefined, module }),
    placeholderData: keepPreviousData,
  });
  const seen = useSeenCouriers();
  const whole = useMemo(() => read && withSeenCouriers(read, seen, dataUpdatedAt), [read, seen, dataUpdatedAt]);
  const marks = useMemo(() => marksIn(params), [params]);
  const city = useMemo(() => whole && filteredCity(whole, liveFilterIn(params), marks), [whole, params, marks]);
  const points = useMemo(() => (city ? pointsOf(city) : []), [city]);
  const { highlighted, way } = useMemo(
    () => (city ? highlightFor(city, chosen, marks) : { highlighted: [], way: [] }),
    [city, chosen, marks],
  );
  if (!city || !whole) return isError ? <UnreachableScreen onRetry={() => void refetch()} /> : <LoadingScreen />;
  const set = (change: Record<string, string>) => {
    const next = new URLSearchParams(latest.current);
    for (const [name, value] of Object.entries(change)) value ? next.set(name, value) : next.delete(name);
    latest.current = next;
    setParams(next, { replace: true });
  };
  const mark = (key: string) => {
    const known = marksIn(latest.current);
    const others = known.filter((other) => other !== key);
    set({ marks: (others.length < known.length ? others : [...known, key]).join(',') });
  };
  return (
    <WidePage className={styles.page}>
      <h1 className={styles.hidden}>
        <Trans>Live</Trans>
      </h1>
      <div className={styles.head}>
        <CourierAlarms />
        <Pulse city={whole} />
      </div>
      <div className={styles.columns}>
        <section className={styles.lists} aria-label={t`Lists`}>
          <div className={styles.tabs} role="tablist" aria-label={t`Lists`}>
            {liveTabs.map((one) => (
              <button
                key={one}
                type="button"
                role="tab"
                aria-selected={one === tab}
                className={styles.tab}
                onClick={() => set({ list: one === 'alarms' ? '' : one })}
              >
                {tabName(one)} <span className={styles.count}>{countOf(city, one)}</span>
              </button>
            ))}
          </div>
          <LiveFilters city={whole} onChange={set} />
          <p className={styles.keys}>
            <Trans>Arrows move, Enter opens, Space marks.</Trans>
          </p>
          <LiveRows
            city={city}
            tab={tab}
            chosen={chosen}
            marks={marks}
            onChoose={(key) => set({ chosen: key === chosen ? '' : key })}
            onReach={(key) => set({ chosen: key })}
            onMark={mark}
          />
        </section>
        <section className={styles.map} aria-label={t`Map of the city`}>
          <Suspense fallback={null}>
            <LiveMap
              isDemo={settings?.demo === true}
              centre={settings?.default_location ?? { lat: 0, lng: 0 }}
              key={zone}
              points={points}
              fits={placesToFit(points, zone !== '')}
              highlighted={highlighted}
              way={way}
              onSelect={(key) => set({ chosen: key, list: listOf(key) })}
            />
          </Suspense>
          <Legend />
        </section>
      </div>
    </WidePage>
  );
}

/** The top line: each count leads to its list, which on this page keeps the chosen zone and module. */
function Pulse({ city: { counts, couriers } }: { city: City }) {
  const [params] = useSearchParams();
  const listHere = (list: LiveTab) => {
    const next = new URLSearchParams(params);
    next.set('list', list);
    return `?${next}`;
  };
  const lost = couriers.filter(({ sign }) => sign === 'no_position').length;
  const parts: { name: ReactNode; count: number; to: string; isBad?: boolean; more?: ReactNode }[] = [
    { name: <Trans>New</Trans>, count: counts.new, to: '/orders?list=new' },
    { name: <Trans>Unanswered</Trans>, count: counts.unanswered, to: '/orders?list=unanswered', isBad: true },
    { name: <Trans>Without a rider</Trans>, count: counts.no_courier, to: '/orders?list=no_courier', isBad: true },
    { name: <Trans>Late</Trans>, count: counts.late, to: '/orders?list=late', isBad: true },
    { name: <Trans>On the way</Trans>, count: counts.on_the_way, to: listHere('orders') },
    { name: <Trans>Undeliverable</Trans>, count: counts.undeliverable, to: '/orders?list=undeliverable', isBad: true },
    {
      ...{ name: <Trans>Riders free</Trans>, count: counts.couriers_free, to: listHere('riders') },
      more: lost > 0 && <Plural value={lost} one="# without a position" other="# without a position" />,
    },
    { name: <Trans>Riders busy</Trans>, count: counts.couriers_busy, to: listHere('riders') },
    { name: <Trans>Riders not responding</Trans>, count: counts.couriers_silent, to: listHere('riders'), isBad: true },
    { name: <Trans>Stores paused</Trans>, count: counts.stores_paused, to: listHere('stores') },
    { name: <Trans>Stores not responding</Trans>, count: counts.stores_silent, to: listHere('stores'), isBad: true },
    { name: <Trans>Payments stuck</Trans>, count: counts.money_stuck, to: listHere('alarms'), isBad: true },
  ];
  return (
    <ul className={styles.pulse}>
      {parts.map(({ name, count, to, isBad, more }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts stay in their sequence
        <li key={index} className={styles.beat}>
          <Link to={to} className={styles.beatLink}>
            <span className={desk.line}>{name}</span>
            <b className={isBad && count > 0 ? styles.bad : undefined}>{count}</b>
            {more && <span className={desk.line}>{more}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function tabName(tab: LiveTab): ReactNode {
  const names: Record<LiveTab, ReactNode> = {
    alarms: <Trans>Alarms</Trans>,
    orders: <Trans>Orders</Trans>,
    riders: <Trans>Riders</Trans>,
    stores: <Trans>Stores</Trans>,
  };
  return names[tab];
}

/** What the shapes on the map mean. */
function Legend() {
  const signs: [string, ReactNode][] = [
    ['◇', <Trans key="new">order without a rider</Trans>],
    ['◆', <Trans key="way">order with a rider</Trans>],
    ['○', <Trans key="free">rider free</Trans>],
    ['●', <Trans key="riding">rider with an order</Trans>],
    ['?', <Trans key="none">no position for a minute</Trans>],
    ['!', <Trans key="silent">not responding</Trans>],
    ['▢', <Trans key="store">store</Trans>],
    ['‖', <Trans key="paused">paused</Trans>],
  ];
  return (
    <ul className={styles.legend}>
      {signs.map(([sign, words]) => (
        <li key={sign}>
          <b aria-hidden="true">{sign}</b> {words}
        </li>
      ))}
    </ul>
  );
}
