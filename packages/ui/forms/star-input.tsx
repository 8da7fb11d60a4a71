import { useLingui } from '@lingui/react/macro';
import { Icon } from '../media/icon.tsx';
import styles from './star-input.module.css';

export interface StarInputProps {
  /** The rated subject. */
  label: string;
  /** 0 without a rating, else 0.5 to 5 in halves. */
  value: number;
  onChange: (value: number) => void;
  isDisabled?: boolean;
}

const stars = [1, 2, 3, 4, 5];

/**
 * Five stars in halves [CARD-11]: the arrow keys move by halves, a press sets the whole star, and a second press on it
 * removes half of it.
 */
export function StarInput({ label, value, onChange, isDisabled }: StarInputProps) {
  const { t } = useLingui();
  const text = value === 0 ? t`Not rated` : t`${value} out of 5`;
  const press = (star: number) => onChange(value === star ? star - 0.5 : star);
  return (
    <span className={styles.field}>
      <input
        type="range"
        min={0}
        max={5}
        step={0.5}
        value={value}
        disabled={isDisabled}
        aria-label={label}
        aria-valuetext={text}
        className={styles.range}
        onChange={({ currentTarget }) => onChange(Math.max(0.5, Number(currentTarget.value)))}
      />
      <span aria-hidden="true" className={styles.stars}>
        {stars.map((star) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys and screen readers have the slider beside it
          // biome-ignore lint/a11y/noStaticElementInteractions: as above
          <span key={star} data-star={star} className={styles.star} onClick={() => !isDisabled && press(star)}>
            <Icon name="star" size={30} className={styles.outline} />
            {value >= star - 0.5 && (
              <span className={value >= star ? styles.whole : styles.half}>
                <Icon name="star" size={30} isFilled className={styles.given} />
              </span>
            )}
          </span>
        ))}
      </span>
    </span>
  );
}
