import { Trans, useLingui } from '@lingui/react/macro';
import { useMarketSettings } from 'app-kit/calls/use-market-settings.ts';
import type { AdminZone } from 'market/zones/zones.admin.contract';
import { maxDrawnCorners, refusalOfDrawing, squareKilometresOf } from 'market/zones/zones-drawing.rules';
import { useMemo, useState } from 'react';
import { number } from 'ui/formats/format.ts';
import type { MapPoint } from 'ui/map/map-frame.tsx';
import desk from '../../layout/desk.module.css';
import { CornerList } from './corner-list.tsx';
import { LazyMap } from './lazy-map.tsx';
import styles from './zones.module.css';

export interface BorderEditorProps {
  area: readonly MapPoint[];
  others: readonly AdminZone[];
  /** Where a map without a border opens. */
  centre: MapPoint | undefined;
  hasFault: boolean;
  onChange: (area: MapPoint[]) => void;
}

/** The border of a zone on a map and, for keys and exact places, as a list of corners [OPS-041]. */
export function BorderEditor({ area, others, centre, hasFault, onChange }: BorderEditorProps) {
  const { t } = useLingui();
  const settings = useMarketSettings();
  const [selected, setSelected] = useState<number>();
  const [view, setView] = useState(0);
  const neighbours = useMemo(() => others.filter(({ is_active }) => is_active), [others]);
  const fault = useDrawingFault(area, neighbours);
  const select = (place: number | undefined) => setSelected(place);
  return (
    <div className={styles.border}>
      <div className={styles.mapCard}>
        <LazyMap
          label={t`Map of the zone`}
          centre={centre ?? settings?.default_location ?? { lat: 0, lng: 0 }}
          area={area}
          onChange={onChange}
          selected={selected}
          onSelect={select}
          neighbours={neighbours}
          view={view}
          isDemo={settings?.demo === true}
        />
        {area.length > 2 && (
          <p className={styles.size}>
            <b>{number(squareKilometresOf(area), 1)} km²</b>
          </p>
        )}
      </div>
      <section className={desk.card}>
        <h2 className={styles.cornersTitle}>
          <Trans>Corners</Trans>
          <span className={desk.line}>
            <Trans>
              {area.length} of at most {maxDrawnCorners}
            </Trans>
          </span>
        </h2>
        <CornerList
          area={area}
          selected={selected}
          onSelect={select}
          onChange={onChange}
          onReplace={(next) => {
            onChange(next);
            setSelected(undefined);
            setView((now) => now + 1);
          }}
        />
        {(fault || hasFault) && (
          <p role="alert" className={styles.fault}>
            {fault ?? <Trans>Set at least three corners.</Trans>}
          </p>
        )}
      </section>
    </div>
  );
}

/** What is wrong with the corners so far. Too few of them are not wrong yet. */
function useDrawingFault(area: readonly MapPoint[], neighbours: readonly AdminZone[]) {
  const { t } = useLingui();
  if (area.length < 3) return undefined;
  const fault = refusalOfDrawing(area, neighbours);
  switch (fault?.refused) {
    case undefined:
      return undefined;
    case 'zone_corners_few':
      return t`Set at least three different corners.`;
    case 'zone_corners_many':
      return t`A zone has at most ${maxDrawnCorners} corners.`;
    case 'zone_crosses':
      return t`The border crosses itself. Move a corner, or change their order.`;
    case 'zone_overlaps': {
      const name = String(fault.detail?.values.name);
      return t`It lies over the zone ${name}. Move its corners to the border of that one.`;
    }
    default:
      return t`A corner lies outside the world.`;
  }
}
