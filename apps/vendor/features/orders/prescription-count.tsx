import { Plural } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useBell, useSound } from 'app-kit/browser/bell.ts';
import { SectionCount } from 'app-kit/frame/section-count.tsx';
import { prescriptionsQuery } from './pharmacy-queue-calls.ts';
import { useRinging } from './prescription-bell.ts';

/** How many prescriptions wait for a price, beside the section; it rings on every page until they are taken [STO-068]. */
export function PrescriptionCount({ storeId }: { storeId: number }) {
  const { data } = useQuery(prescriptionsQuery(storeId));
  const prescriptions = data?.prescriptions ?? [];
  useSound();
  useBell(useRinging(prescriptions).length > 0);
  const count = prescriptions.filter(({ prescription }) => prescription === 'sent').length;
  return (
    <SectionCount count={count}>
      <Plural value={count} one="# waiting" other="# waiting" />
    </SectionCount>
  );
}
