import type { ModuleType } from 'market/modules/modules.rules';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { HomeSection } from './home-section.ts';
import { keptSection } from './loading/cached-sections.ts';
import { findPlaceAgain } from './loading/find-place-again.ts';
import { askWhenNear, type HomeScope } from './loading/load-when-visible.ts';
import { BelowView } from './when-visible.tsx';

export interface NearSectionProps {
  section: HomeSection;
  module: ModuleType;
  scope: HomeScope;
}

/** The place of a section until it comes near, then the section [HOME-32]. */
export function NearSection({ section, module, scope }: NearSectionProps) {
  const { name } = section;
  const [found, setFound] = useState(() => keptSection(name, scope));
  const place = useRef<HTMLDivElement>(null);
  const [isKept] = useState(found !== undefined);
  useLayoutEffect(() => {
    if (isKept) findPlaceAgain();
  }, [isKept]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another scope is another section, by its key
  useEffect(() => {
    if (place.current) return askWhenNear(place.current, { name, scope, tell: setFound });
  }, [name]);
  if (found === null) return null;
  return (
    <BelowView ref={place} aria-busy={found === undefined || undefined} data-more={found === undefined || undefined}>
      {found === undefined ? section.wait?.() : section.show(found, module)}
    </BelowView>
  );
}
