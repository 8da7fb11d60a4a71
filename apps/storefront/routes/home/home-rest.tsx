import type { ModuleType } from 'market/modules/modules.rules';
import type { ComponentType } from 'react';
import { deferWith } from './defer.tsx';
import type { HomeSection } from './home-section.ts';
import { HomeSections, type HomeSectionsProps } from './home-sections.tsx';
import './home-rest-styles.ts';
import styles from './home-rest.module.css';

type RestProps = Omit<HomeSectionsProps, 'sections' | 'lazy'>;

const rests: Record<ModuleType, ComponentType<RestProps>> = {
  food: rest(async () => (await import('./modules/food-home-rest.tsx')).foodHomeRest),
  grocery: rest(async () => (await import('./modules/grocery-home-rest.tsx')).groceryHomeRest),
  pharmacy: rest(async () => (await import('./modules/pharmacy-home-rest.tsx')).pharmacyHomeRest),
  ecommerce: rest(async () => (await import('./modules/ecommerce-home-rest.tsx')).ecommerceHomeRest),
  parcel: rest(async () => (await import('./modules/parcel-home-rest.tsx')).parcelHomeRest),
};

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
