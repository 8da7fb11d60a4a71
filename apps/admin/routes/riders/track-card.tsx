import { Trans, useLingui } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMarketSettings } from 'app-kit/calls/use-market-settings.ts';
import { timeOfDay } from 'app-kit/formats/clock.ts';
import type { ReplyOf } from 'market/calls/endpoint';
import type { adminCityContract } from 'market/orders/desk/orders-city.contract';
import { lazy, Suspense } from 'react';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { distance } from 'ui/formats/format.ts';
import type { RideMapProps } from 'ui/map/ride-map.tsx';
import { adminCalls } from '../../layout/admin-calls.ts';
import desk from '../../layout/desk.module.css';
import styles from './riders.module.css';

type Track = ReplyOf<(typeof adminCityContract)['track']>;

/** Minutes of the way that are shown. */
const trackMinutes = 120;

/** The latest jumps that are listed. */
const shownJumps = 5;

const trackQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'track', id],
    queryFn: ({ signal }) =>
      adminCalls.city.track({ params: { courier_id: id }, query: { minutes: trackMinutes }, signal }),
    refetchInterval: 10_000,
    // Where people were is not saved on the device.
    meta: { isSecret: true },
  });

/** A map brings its own library. */
const TrackMap = lazy(async () => {
  const [{ RideMap }, { demoMap }] = await Promise.all([import('ui/map/ride-map.tsx'), import('ui/map/map-base.ts')]);
  return {
    default: ({ isDemo, ...props }: Omit<RideMapProps, 'base'> & { isDemo: boolean }) => (
      <RideMap {...props} {...(isDemo && { base: demoMap })} />
    ),
  };
});

/** The way of a rider in the last two hours, dashed where the phone had no network [OPS-026] [DEL-41]. */
export function TrackCard({ id, name }: { id: number; name: string }) {
  const { t } = useLingui();
  const isDemo = useMarketSettings()?.demo === true;
  const { data } = useQuery(trackQuery(id));
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const pieces = data?.pieces ?? [];
  const last = pieces.at(-1)?.points.at(-1);
  const late = pieces.filter(({ is_late: isLate }) => isLate);
  const spans = late.map(({ points }) => {
    const [from, until] = [points[0], points.at(-1)].map((point) => timeOfDay(new Date(point?.at ?? 0), timeZone));
    return `${from} – ${until}`;
  });
  return (
    <section className={desk.card}>
      <h2 className={desk.cardTitle}>
        <Trans>Way of the last two hours</Trans>
      </h2>
      {last ? (
        <div className={desk.body}>
          <div className={styles.track}>
            <Suspense fallback={null}>
              <TrackMap
                isDemo={isDemo}
                label={t`Way of ${name}`}
                centre={last}
                stops={[]}
                me={last}
                way={[]}
                straight={[]}
                borders={[]}
                ridden={pieces.map(({ is_late: isLate, points }) => ({ isLate, points }))}
              />
            </Suspense>
          </div>
          {spans.length > 0 && (
            <p className={desk.hint}>
              <Trans>Dashed: without a network, sent later. {spans.join(', ')}</Trans>
            </p>
          )}
          <TrackMarks jumps={data?.jumps ?? []} samePlace={data?.same_place ?? null} timeZone={timeZone} />
        </div>
      ) : (
        <p className={desk.body}>
          <Trans>No positions: riders send them during a shift only.</Trans>
        </p>
      )}
    </section>
  );
}

/** What an operator may want to look into; nothing follows from it by itself [DEL-46]. */
function TrackMarks({
  jumps,
  samePlace,
  timeZone,
}: {
  jumps: Track['jumps'];
  samePlace: Track['same_place'];
  timeZone: string;
}) {
  const far = jumps.map(({ at, metres }) => {
    const time = timeOfDay(new Date(at), timeZone);
    return `${time} (${distance(metres / 1_000)})`;
  });
  const places = far.slice(-shownJumps).join(', ');
  if (far.length === 0 && !samePlace) return null;
  const accounts = samePlace?.accounts ?? 0;
  const last = samePlace && timeOfDay(new Date(samePlace.at), timeZone);
  return (
    <BannerNote tone="warn">
      {far.length > 0 && (
        <p>
          <Trans>Faster than anybody rides: {places}. The signal may have been bad.</Trans>
        </p>
      )}
      {samePlace && (
        <p>
          <Trans>
            {accounts} accounts have sent the very same place, the last at {last}. They may share one phone.
          </Trans>
        </p>
      )}
    </BannerNote>
  );
}
