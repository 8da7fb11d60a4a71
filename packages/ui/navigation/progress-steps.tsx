import type { ReactNode } from 'react';
import { Icon } from '../media/icon.tsx';
import type { IconName } from '../media/icon-names.ts';
import styles from './progress-steps.module.css';

interface ProgressStepsProps {
  label?: string;
  children: ReactNode;
}

/** A way in steps, from the top to the bottom, with a line from each to the next. */
export function ProgressSteps({ label, children }: ProgressStepsProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {children}
    </ol>
  );
}

interface ProgressStepProps {
  state: 'done' | 'now' | 'todo';
  /** Of a step that is not done yet. */
  icon: IconName;
  name: ReactNode;
  /** Below its name. */
  children?: ReactNode;
  /** At the end edge, such as its time. */
  end?: ReactNode;
}

export function ProgressStep({ state, icon, name, children, end }: ProgressStepProps) {
  return (
    <li className={styles[state]} aria-current={state === 'now' ? 'step' : undefined}>
      <span className={styles.dot}>
        <Icon name={state === 'done' ? 'check' : icon} />
      </span>
      <div>
        <b>{name}</b>
        {children}
      </div>
      {end}
    </li>
  );
}
