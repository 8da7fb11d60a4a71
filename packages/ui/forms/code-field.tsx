import { type ComponentProps, type RefObject, useId, useRef, useState } from 'react';
import { classNames } from '../layout/class-names.ts';
import { Icon } from '../media/icon.tsx';
import styles from './code-field.module.css';

export interface CodeFieldProps extends Pick<ComponentProps<'input'>, 'name' | 'disabled'> {
  label: string;
  length: number;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** A form with a disabled button does not receive the key. */
  onEnter?: () => void;
  fault?: string;
  ref?: RefObject<HTMLInputElement | null>;
}

/**
 * A code of digits: rendered as boxes, over one real field that accepts a paste and the suggestion of a phone
 * [AUTH-52].
 */
export function CodeField({ label, length, value, onChange, onBlur, onEnter, fault, ref, ...input }: CodeFieldProps) {
  const id = useId();
  const own = useRef<HTMLInputElement>(null);
  const field = ref ?? own;
  const [isFocused, setIsFocused] = useState(false);
  const toEnd = () => field.current?.setSelectionRange(value.length, value.length);
  const current = isFocused ? Math.min(value.length, length - 1) : -1;
  return (
    <div className={styles.code}>
      <div className={classNames(styles.boxes, Boolean(fault) && styles.wrong)}>
        {Array.from({ length }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a box is
            key={index}
            aria-hidden="true"
            className={classNames(styles.box, index === current && styles.current)}
          >
            {value[index] ?? (index === current && <span className={styles.caret} />)}
          </span>
        ))}
        <input
          {...input}
          ref={field}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          aria-label={label}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault && id}
          value={value}
          className={styles.input}
          // Other characters and further digits are not taken; a code pasted with gaps is [AUTH-53].
          onChange={({ target }) => onChange(target.value.replace(/\D/g, '').slice(0, length))}
          // The boxes are filled from the first to the last.
          onSelect={toEnd}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            onEnter?.();
          }}
          onFocus={() => setIsFocused(true)}
          onBlur={() => {
            setIsFocused(false);
            onBlur?.();
          }}
        />
      </div>
      {fault && (
        <span id={id} role="alert" className={styles.fault}>
          <Icon name="circle-alert" size={16} />
          {fault}
        </span>
      )}
    </div>
  );
}
