import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import type { FoundMedicine } from 'market/orders/prescriptions/orders-prescription.vendor.contract';
import { type KeyboardEvent, useDeferredValue, useId, useRef, useState } from 'react';
import { Chip } from 'ui/buttons/chip.tsx';
import { Field } from 'ui/forms/field.tsx';
import { MediaFrame } from 'ui/media/media-frame.tsx';
import { prescriptionCalls } from '../../features/orders/pharmacy-queue-calls.ts';
import { menuQuery } from '../menu/menu-calls.ts';
import styles from './medicine-search.module.css';

export interface MedicineSearchProps {
  storeId: number;
  /** No more medicines fit on one prescription. */
  isFull: boolean;
  onFound: (medicine: FoundMedicine) => void;
}

const shortest = 2;

/** Finds an item of the pharmacy by a part of its name or of a generic name; Enter takes the first [STO-070]. */
export function MedicineSearch({ storeId, isFull, onFound }: MedicineSearchProps) {
  const { t } = useLingui();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const isAsked = search.length >= shortest;
  const about = useQuery(menuQuery(storeId));
  const found = useQuery({
    queryKey: ['medicines', storeId, search],
    queryFn: ({ signal }) => prescriptionCalls.medicines({ params: { store_id: storeId }, query: { search }, signal }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    meta: { isSecret: true },
  });
  const medicines = isAsked ? (found.data?.medicines ?? []) : [];
  const money = useAmountText();
  const take = (medicine: FoundMedicine) => {
    onFound(medicine);
    setTyped('');
    field.current?.focus();
  };
  const takeFirst = (event: KeyboardEvent) => {
    const [first] = medicines;
    if (event.key !== 'Enter' || !first || found.isPlaceholderData) return;
    event.preventDefault();
    take(first);
  };
  if (isFull) {
    return (
      <p>
        <Trans>No more medicines fit on one prescription.</Trans>
      </p>
    );
  }
  return (
    <div className={styles.search}>
      <Field
        ref={field}
        label={t`Add a medicine`}
        type="search"
        icon="search"
        autoComplete="off"
        placeholder={t`Name or active ingredient`}
        aria-controls={listId}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={takeFirst}
      />
      <ul id={listId} aria-label={t`Found medicines`} className={styles.found}>
        {medicines.map((medicine) => (
          <li key={medicine.id}>
            <button type="button" className={styles.medicine} onClick={() => take(medicine)}>
              <MediaFrame src={medicine.image_full_url} alt="" sizes="40px" shape="small" className={styles.picture} />
              <span className={styles.words}>
                <bdi>{medicine.name}</bdi>
                {medicine.generic_names.length > 0 && (
                  <bdi className={styles.generic}>{medicine.generic_names.join(', ')}</bdi>
                )}
              </span>
              {medicine.stock === 0 && (
                <Chip tone="bad" icon="circle-x">
                  <Trans>None left</Trans>
                </Chip>
              )}
              {about.data && <bdi className={styles.price}>{money(medicine.price, about.data.currency)}</bdi>}
            </button>
          </li>
        ))}
      </ul>
      {isAsked && found.data && !found.isPlaceholderData && medicines.length === 0 && (
        <p role="status" className={styles.none}>
          <Trans>Your menu has no such medicine.</Trans>
        </p>
      )}
    </div>
  );
}
