import { Trans } from '@lingui/react/macro';
import { HoursFields } from 'app-kit/hours/hours-fields.tsx';
import desk from '../../layout/desk.module.css';
import type { StorePart } from './store-part.ts';

/** The opening hours of a store [OPS-055]. */
export function HoursCard({ draft: { hours }, faults, onChange }: StorePart) {
  return (
    <section className={desk.card}>
      <h2 className={desk.cardTitle}>
        <Trans>Opening hours</Trans>
      </h2>
      <div className={desk.body}>
        <HoursFields hours={hours} faults={faults} onChange={(written) => onChange({ hours: written })} />
      </div>
    </section>
  );
}
