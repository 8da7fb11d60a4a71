import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../layout/class-names.ts';
import { Icon } from '../media/icon.tsx';
import type { IconName } from '../media/icon-names.ts';
import styles from './field.module.css';

export interface FieldFrame {
  label: ReactNode;
  /** The error message. */
  fault?: ReactNode;
  /** Help that stays, below the field. */
  hint?: ReactNode;
  /** For screen readers only; use it only if the context is obvious, as in a search. */
  isLabelHidden?: boolean;
}

export interface FieldProps extends FieldFrame, ComponentProps<'input'> {
  icon?: IconName;
  /** A control inside the field, before the text. */
  start?: ReactNode;
  /** A control or a unit inside the field, at its end. */
  end?: ReactNode;
  /** A pill is how a search looks. */
  shape?: 'box' | 'pill';
}

export interface TextAreaProps extends FieldFrame, ComponentProps<'textarea'> {}

export interface SelectProps extends FieldFrame, ComponentProps<'select'> {}

/** One line of text with its label, help and fault. */
export function Field({
  label,
  fault,
  hint,
  isLabelHidden,
  icon,
  start,
  end,
  shape = 'box',
  className,
  ...input
}: FieldProps) {
  const described = useDescribed(input.id, fault, hint);
  return (
    <Frame {...described} label={label} fault={fault} hint={hint} isLabelHidden={isLabelHidden} className={className}>
      <span className={classNames(styles.box, shape === 'pill' && styles.pill, Boolean(fault) && styles.wrong)}>
        {icon && <Icon name={icon} className={styles.icon} />}
        {start}
        <input {...input} {...described.control} className={styles.input} />
        {end}
      </span>
    </Frame>
  );
}

/** Several lines of text. */
export function TextArea({ label, fault, hint, isLabelHidden, className, ...input }: TextAreaProps) {
  const described = useDescribed(input.id, fault, hint);
  return (
    <Frame {...described} label={label} fault={fault} hint={hint} isLabelHidden={isLabelHidden} className={className}>
      <span className={classNames(styles.box, Boolean(fault) && styles.wrong)}>
        <textarea rows={3} {...input} {...described.control} className={styles.area} />
      </span>
    </Frame>
  );
}

/** One of a list; the options are its children. */
export function Select({ label, fault, hint, isLabelHidden, className, children, ...input }: SelectProps) {
  const described = useDescribed(input.id, fault, hint);
  return (
    <Frame {...described} label={label} fault={fault} hint={hint} isLabelHidden={isLabelHidden} className={className}>
      <span className={classNames(styles.box, styles.choice, Boolean(fault) && styles.wrong)}>
        <select {...input} {...described.control} className={styles.input}>
          {children}
        </select>
        <Icon name="chevron-down" className={styles.chevron} />
      </span>
    </Frame>
  );
}

interface FrameProps extends FieldFrame {
  id: string;
  faultId: string;
  hintId: string;
  className?: string;
  children: ReactNode;
}

function Frame({ id, faultId, hintId, label, fault, hint, isLabelHidden, className, children }: FrameProps) {
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={isLabelHidden ? styles.hidden : styles.label}>
        {label}
      </label>
      {children}
      {hint && (
        <span id={hintId} className={styles.hint}>
          {hint}
        </span>
      )}
      {fault && (
        <span id={faultId} role="alert" className={styles.fault}>
          <Icon name="circle-alert" size={16} />
          {fault}
        </span>
      )}
    </div>
  );
}

function useDescribed(given: string | undefined, fault: ReactNode, hint: ReactNode) {
  const made = useId();
  const id = given ?? made;
  const hintId = `${id}-hint`;
  const faultId = `${id}-fault`;
  const describing = [hint && hintId, fault && faultId].filter(Boolean).join(' ');
  return {
    id,
    hintId,
    faultId,
    control: { id, 'aria-invalid': fault ? true : undefined, 'aria-describedby': describing || undefined },
  };
}
