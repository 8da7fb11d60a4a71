import { lazyPart } from 'ui/layout/lazy-part.tsx';
import { homeSection } from '../home-section.ts';
import { mostOrdered } from './popular-items.tsx';

const MedicineFinder = lazyPart(async () => ({ default: (await import('./medicine-finder.tsx')).MedicineFinder }));
const PrescriptionBand = lazyPart(async () => ({ default: (await import('./medicine-finder.tsx')).PrescriptionBand }));

/** How many words are offered beside the field. */
const offeredNames = 6;

/** Over the lower edge of the hero. */
export const medicineFinder = homeSection({
  name: 'medicine-finder',
  when: 'initial',
  load: async (sectionContext) => {
    const names = (await mostOrdered(sectionContext)).flatMap(({ generic_name: [name = ''] }) =>
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
  when: 'initial',
  load: async () => true,
  show: () => <PrescriptionBand />,
});
