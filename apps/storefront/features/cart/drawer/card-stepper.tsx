import type { CartLine } from 'market/cart/cart.contract';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { classNames } from 'ui/layout/class-names.ts';
import styles from './card-stepper.module.css';
import { LineStepper } from './line-stepper.tsx';

export interface CardStepperProps {
  line: CartLine;
  className?: string;
  /** The focus has left it. */
  onClose: () => void;
}

/** The quantity control of a card, open while it is used [CARD-20]. */
export function CardStepper({ line, className, onClose }: CardStepperProps) {
  const box = useRef<HTMLSpanElement>(null);
  useEffect(() => box.current?.querySelector<HTMLButtonElement>('button:last-of-type')?.focus(), []);
  const leave = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onClose();
  };
  const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to what its buttons do
    <span ref={box} className={classNames(styles.stepper, className)} onBlur={leave} onKeyDown={closeOnEscape}>
      <LineStepper line={line} place="card" />
    </span>
  );
}
