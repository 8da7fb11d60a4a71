import { defer } from '../defer.tsx';
import { homeSection } from '../home-section.ts';
import styles from './medicine-finder.module.css';
import { mostOrdered } from './popular-items.tsx';

const MedicineFinder = defer(async () => (await import('./medicine-finder.tsx')).MedicineFinder, styles);
const PrescriptionBand = defer(async () => (await import('./medicine-finder.tsx')).PrescriptionBand, styles);

/** How many words are offered beside the field. */
const offeredNames = 6;

/** Over the lower edge of the hero. */
export const medicineFinder = homeSection({
  name: 'medicine-finder',
  when: 'first',
  ask: async (asking) => {
    const names = (await mostOrdered(asking)).flatMap(({ generic_name: [name = ''] }) =>
      name ? [withoutStrength(name)] : [],
    );
    return [...new Set(names)].slice(0, offeredNames);
  },
  show: (names) => <MedicineFinder names={names} />,
});

/** 'Clotrimazole' of 'Clotrimazole 500 mg': what one looks for. */
function withoutStrength(name: string): string {
  return name.replace(/\s+[\d.]+.*$/, '');
}

/** Explains prescription orders. */
export const prescriptionBand = homeSection({
  name: 'prescription-band',
  when: 'first',
  ask: async () => true,
  show: () => <PrescriptionBand />,
});
