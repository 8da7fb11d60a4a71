import type { ModuleType } from 'market/modules/modules.rules';
import type { ComponentType } from 'react';
import { deferWith } from './defer.tsx';
import type { HomeSection } from './home-section.ts';
import { HomeSections, type HomeSectionsProps } from './home-sections.tsx';
import { homes } from './modules/homes.tsx';
import './home-rest-styles.ts';
import styles from './home-rest.module.css';

type RestProps = Omit<HomeSectionsProps, 'sections' | 'lazy'>;

const rests = Object.fromEntries(Object.entries(homes).map(([type, home]) => [type, rest(home.rest)])) as Record<
  ModuleType,
  ComponentType<RestProps>
>;

function rest(load: () => Promise<readonly HomeSection[]>): ComponentType<RestProps> {
  return deferWith(<div className={styles.coming} />, async () => {
    const [sections, { LazySection }] = await Promise.all([load(), import('./lazy-section.tsx')]);
    return (props: RestProps) => <HomeSections sections={sections} lazy={LazySection} {...props} />;
  });
}

/** The sections below the first view: server-rendered, with their scripts after the page. */
export function HomeRest(props: RestProps) {
  const Rest = rests[props.module];
  return <Rest {...props} />;
}
