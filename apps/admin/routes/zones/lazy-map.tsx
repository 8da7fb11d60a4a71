import { lazy, Suspense } from 'react';
import type { DrawMapProps } from 'ui/map/draw-map.tsx';
import styles from './zones.module.css';

/** A map brings its own library, which the fields beside it do not need. */
const DrawMap = lazy(async () => {
  const [{ DrawMap: Drawn }, { demoMap }] = await Promise.all([
    import('ui/map/draw-map.tsx'),
    import('ui/map/map-base.ts'),
  ]);
  return {
    default: ({ isDemo, ...props }: LazyMapProps) => <Drawn {...props} {...(isDemo && { base: demoMap })} />,
  };
});

export interface LazyMapProps extends Omit<DrawMapProps, 'base' | 'className'> {
  /** The demo has a map of its cities; elsewhere there is a grid with coordinates. */
  isDemo: boolean;
}

/** A map to draw on that loads after its page. */
export function LazyMap(props: LazyMapProps) {
  return (
    <div className={styles.map}>
      <Suspense fallback={null}>
        <DrawMap {...props} />
      </Suspense>
    </div>
  );
}
