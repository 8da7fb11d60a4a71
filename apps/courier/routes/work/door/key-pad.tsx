import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Icon } from 'ui/media/icon.tsx';
import styles from './key-pad.module.css';

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

interface KeyPadProps {
  onDigit: (digit: string) => void;
  onErase: () => void;
  /** The key at the lower left. */
  children?: ReactNode;
}

/** Keys for gloves and rain; the keyboard of the phone stays away. */
export function KeyPad({ onDigit, onErase, children }: KeyPadProps) {
  const { t } = useLingui();
  return (
    <div className={styles.keys}>
      {digits.map((digit) => (
        <button key={digit} type="button" className={styles.key} onClick={() => onDigit(digit)}>
          {digit}
        </button>
      ))}
      {children ?? <span />}
      <button type="button" className={styles.key} onClick={() => onDigit('0')}>
        0
      </button>
      <button type="button" className={styles.key} aria-label={t`Erase the last digit`} onClick={onErase}>
        <Icon name="x" size={24} />
      </button>
    </div>
  );
}

interface CodeBoxesProps {
  label: string;
  code: string;
  length: number;
}

/** The digits that were typed; read aloud as one group. */
export function CodeBoxes({ label, code, length }: CodeBoxesProps) {
  const typed = code.length;
  return (
    <fieldset aria-label={label} className={styles.boxes} dir="ltr">
      {Array.from({ length }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a box is
        <span key={index} className={styles.box} data-next={index === typed || undefined}>
          {code[index]}
        </span>
      ))}
    </fieldset>
  );
}
