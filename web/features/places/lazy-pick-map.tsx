import { type ComponentType, lazy } from 'react';
import type { PickMapProps } from '#ui/map.tsx';

/** The map comes when one opens; where it cannot be fetched the search still finds every place. */
export const LazyPickMap = lazy<ComponentType<PickMapProps>>(() =>
  import('#ui/map.tsx').then(
    ({ PickMap }) => ({ default: PickMap }),
    () => ({ default: NoMap }),
  ),
);

function NoMap(_props: PickMapProps) {
  return null;
}
