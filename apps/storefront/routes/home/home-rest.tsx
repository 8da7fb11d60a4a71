import type { ModuleType } from 'market/modules/modules.rules';
import { Suspense } from 'react';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import { loadOtherTextsOfPage } from '#i18n/page-texts.ts';
import styles from './home-rest.module.css';
import type { HomeSection } from './home-section.ts';
import { HomeSections, type HomeSectionsProps } from './home-sections.tsx';
import { homes } from './modules/homes.tsx';

type RestProps = Omit<HomeSectionsProps, 'sections' | 'lazy'>;

const rests = Object.fromEntries(Object.entries(homes).map(([type, home]) => [type, rest(home.rest)])) as Record<
  ModuleType,
  ReturnType<typeof rest>
>;

function rest(load: () => Promise<readonly HomeSection[]>) {
  return lazyPart(async () => {
    const parts = [load(), import('./lazy-section.tsx'), loadOtherTextsOfPage()] as const;
    const [sections, { LazySection }] = await Promise.all(parts);
    return { default: (props: RestProps) => <HomeSections sections={sections} lazy={LazySection} {...props} /> };
  });
}

/** The sections below the first view: server-rendered, with their scripts after the page. */
export function HomeRest(props: RestProps) {
  const Rest = rests[props.module];
  return (
    <Suspense fallback={<div className={styles.coming} />}>
      <Rest {...props} />
    </Suspense>
  );
}
