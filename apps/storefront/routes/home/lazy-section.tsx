import type { ModuleType } from 'market/modules/modules.rules';
import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { HomeSection } from './home-section.ts';
import { cachedSection, type HomeScope } from './loading/cached-sections.ts';
import { findPlaceAgain } from './loading/find-place-again.ts';
import { loadWhenVisible } from './loading/load-when-visible.ts';
import { WhenVisible } from './when-visible.tsx';

export interface LazySectionProps {
  section: HomeSection;
  module: ModuleType;
  scope: HomeScope;
}

/** The place of a section until it comes near, then the section [HOME-32]. */
export function LazySection({ section, module, scope }: LazySectionProps) {
  const { name } = section;
  const [found, setFound] = useState(() => cachedSection(name, scope));
  const place = useRef<HTMLDivElement>(null);
  const [isCached] = useState(found !== undefined);
  useLayoutEffect(() => {
    if (isCached) findPlaceAgain();
  }, [isCached]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another scope is another section, by its key
  useEffect(() => {
    if (place.current) return loadWhenVisible(place.current, { name, scope, onLoaded: setFound });
  }, [name]);
  if (found === null) return null;
  return (
    <WhenVisible ref={place} aria-busy={found === undefined || undefined} data-more={found === undefined || undefined}>
      {found === undefined ? section.wait?.() : <Suspense>{section.show(found, module)}</Suspense>}
    </WhenVisible>
  );
}
