import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { VisuallyHidden } from 'ui/layout/visually-hidden.tsx';
import { Icon } from 'ui/media/icon.tsx';
import styles from './registration.module.css';

export interface Step {
  name: ReactNode;
  /** Nothing is missing in it. */
  isDone: boolean;
}

/** The parts of an application in their order; the first that lacks something is the one to go on with. */
export function Steps({ steps }: { steps: Step[] }) {
  const { t } = useLingui();
  const current = steps.findIndex(({ isDone }) => !isDone);
  return (
    <ol className={styles.steps} aria-label={t`Steps`}>
      {steps.map(({ name, isDone }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: steps never move
          key={index}
          aria-current={index === current ? 'step' : undefined}
          data-done={isDone || undefined}
          className={styles.step}
        >
          {index > 0 && <Icon name="chevron-right" size={16} className={styles.chevron} />}
          <span className={styles.number}>{isDone ? <Icon name="check" size={16} /> : index + 1}</span>
          <span className={styles.name}>{name}</span>
          {isDone && <VisuallyHidden>{t`done`}</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}
