import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { Field, Select } from 'ui/forms/field.tsx';
import { storesQuery } from '../../layout/admin-calls.ts';
import desk from '../../layout/desk.module.css';

interface StoreChoiceProps {
  storeId: number | null;
  /** Of the saved store. */
  savedName: string | null;
  /** What the choice of none means. */
  none: string;
  hint?: ReactNode;
  fault: string | undefined;
  onChoose: (storeId: number | null) => void;
}

/** One store, found by its name. */
export function StoreChoice({ storeId, savedName, none, hint, fault, onChoose }: StoreChoiceProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [chosenName, setChosenName] = useState(savedName);
  const { data } = useQuery(storesQuery(useDeferredValue(typed.trim())));
  const found = data?.stores ?? [];
  const isShown = storeId === null || found.some(({ id }) => id === storeId);
  return (
    <div className={desk.pair}>
      <Field
        type="search"
        icon="search"
        label={t`Find a store`}
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Select
        label={t`Store`}
        hint={hint}
        value={storeId ?? ''}
        onChange={({ target }) => {
          const store = found.find(({ id }) => String(id) === target.value);
          setChosenName(store?.name ?? null);
          onChoose(store?.id ?? null);
        }}
        fault={fault}
      >
        <option value="">{none}</option>
        {!isShown && <option value={storeId}>{chosenName}</option>}
        {found.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  );
}
