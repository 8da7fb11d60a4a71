import { Trans, useLingui } from '@lingui/react/macro';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import { Chip } from 'ui/buttons/chip.tsx';
import { Field, Select } from 'ui/forms/field.tsx';
import { Stepper } from 'ui/forms/stepper.tsx';
import styles from './price-form.module.css';
import type { PrescriptionLine } from './read-lines.ts';

export interface MedicineLineProps {
  line: PrescriptionLine;
  currency: string;
  onChange: (line: PrescriptionLine) => void;
  onRemove: () => void;
}

/** One medicine with how much of it and how it is taken. */
export function MedicineLine({ line, currency, onChange, onRemove }: MedicineLineProps) {
  const { t } = useLingui();
  const money = useAmountText();
  const { medicine, variation, quantity, dose } = line;
  const { name } = medicine;
  const chosen = medicine.variations.find(({ type }) => type === variation) ?? medicine;
  return (
    <li className={styles.line}>
      <div className={styles.what}>
        <b>
          <bdi>{name}</bdi>
        </b>
        <span className={styles.facts}>
          <bdi>{money(chosen.price, currency)}</bdi>
          <StockLeft stock={chosen.stock} wanted={quantity} />
        </span>
      </div>
      <Stepper
        label={t`Packs of ${name}`}
        value={quantity}
        spoken={<Trans>{quantity} packs</Trans>}
        onRemove={onRemove}
        onChange={(next) => onChange({ ...line, quantity: next })}
      />
      {medicine.variations.length > 0 && (
        <Select
          label={t`Kind of ${name}`}
          isLabelHidden
          value={variation}
          className={styles.wide}
          onChange={({ target }) => onChange({ ...line, variation: target.value })}
        >
          <option value="">{t`Choose a kind`}</option>
          {medicine.variations.map(({ type }) => (
            <option key={type} value={type}>
              {type}
            </option>
          ))}
        </Select>
      )}
      <Field
        label={t`How to take ${name}`}
        isLabelHidden
        placeholder={t`How to take it, such as 1 in the morning`}
        maxLength={200}
        value={dose}
        className={styles.wide}
        onChange={({ target }) => onChange({ ...line, dose: target.value })}
      />
    </li>
  );
}

function StockLeft({ stock, wanted }: { stock: number | null; wanted: number }) {
  if (stock === null) return null;
  if (stock === 0) {
    return (
      <Chip tone="bad" icon="circle-x">
        <Trans>None left</Trans>
      </Chip>
    );
  }
  return (
    <Chip tone={stock < wanted ? 'bad' : 'plain'} icon={stock < wanted ? 'triangle-alert' : undefined}>
      <Trans>{stock} left</Trans>
    </Chip>
  );
}
