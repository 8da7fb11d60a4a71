import type { ModuleType } from 'market/modules/modules.rules';
import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { nearMargin, useIsVisible } from 'ui/layout/use-becomes-visible.ts';
import type { Answers, HomeSection } from './home-section.ts';
import { cachedSection, type HomeScope } from './loading/cached-sections.ts';
import { loadSection } from './loading/load-sections.ts';
import { restoreScrollPosition } from './loading/restore-scroll-position.ts';
import { WhenVisible } from './when-visible.tsx';

export interface LazySectionProps {
  section: HomeSection;
  /** All sections of the page and the answers that it began with: what they show is not shown again. */
  sections: readonly HomeSection[];
  answers: Answers;
  module: ModuleType;
  /** Fixed for a mounted section: the parent has it in the `key`, so a new scope mounts a new section. */
  scope: HomeScope;
}

/** The place of a section until it comes near, then the section [HOME-32]. */
export function LazySection({ section, sections, answers, module, scope }: LazySectionProps) {
  const { name } = section;
  const [cached] = useState(() => cachedSection(name, scope));
  const [found, setFound] = useState(cached);
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsVisible(place, nearMargin);
  useLayoutEffect(() => {
    if (cached !== undefined) restoreScrollPosition();
  }, [cached]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the scope
  useEffect(() => {
    if (isNear && cached === undefined)
      void loadSection(scope, name, namesShown(sections, answers, scope)).then(setFound);
  }, [isNear, cached, name]);
  if (found === null) return null;
  const isLoading = found === undefined || undefined;
  return (
    <WhenVisible ref={place} aria-busy={isLoading} data-more={isLoading}>
      {isLoading ? section.wait?.() : <Suspense>{section.show(found, module)}</Suspense>}
    </WhenVisible>
  );
}

/** The names of the items that the sections of a page show. */
function namesShown(sections: readonly HomeSection[], answers: Answers, scope: HomeScope): string[] {
  return sections.flatMap(({ name, items }) => {
    const answer = answers[name] ?? cachedSection(name, scope);
    return items && answer ? items.of(answer).map((item) => item.name) : [];
  });
}
