import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Field } from 'ui/forms/field.tsx';
import { DoorText } from '#features/orders/door-text.tsx';
import styles from '../checkout-page.module.css';
import type { Delivery } from '../delivery.ts';
import { FoldedFields } from './folded-fields.tsx';

interface DoorDetailsProps {
  checkout: Pick<Delivery, 'form' | 'type'>;
  /** The address is a saved one, which has its door: then only directions are asked for. */
  isDoorKnown?: boolean;
  /** More that belongs to the door, below its fields. */
  children?: ReactNode;
}

/** The door and how to find it. Many doors have no number, so landmarks and directions count as much. */
export function DoorDetails({ checkout: { form, type }, isDoorKnown = false, children }: DoorDetailsProps) {
  const { t } = useLingui();
  const { house, floor, road, landmark, directions } = form;
  const door = isDoorKnown ? { ...noDoor, directions } : { house, floor, road, landmark, directions };
  const isFilled = Object.values(door).some(Boolean);
  return (
    <FoldedFields
      title={isDoorKnown ? <Trans>Directions for the delivery man</Trans> : <Trans>House, landmark, directions</Trans>}
      known={isFilled ? <DoorText door={door} /> : null}
    >
      {!isDoorKnown && (
        <>
          <Field
            label={t`House`}
            name="house"
            autoComplete="address-line2"
            maxLength={100}
            value={house}
            onChange={(event) => type({ house: event.target.value })}
          />
          <Field
            label={t`Floor`}
            name="floor"
            maxLength={100}
            value={floor}
            onChange={(event) => type({ floor: event.target.value })}
          />
          <Field
            label={t`Landmark`}
            hint={t`What stands nearby, such as a mosque, a filling station, a black gate`}
            name="landmark"
            maxLength={200}
            value={landmark}
            onChange={(event) => type({ landmark: event.target.value })}
            className={styles.whole}
          />
        </>
      )}
      <Field
        label={t`Directions for the delivery man`}
        name="directions"
        maxLength={500}
        value={directions}
        onChange={(event) => type({ directions: event.target.value })}
        className={styles.whole}
      />
      {children}
    </FoldedFields>
  );
}

const noDoor = { house: '', floor: '', road: '', landmark: '' };
