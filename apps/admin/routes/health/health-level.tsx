import { Trans } from '@lingui/react/macro';
import type { HealthLevel } from 'market/notifications/notifications-health.rules';
import type { ReactNode } from 'react';
import { VisuallyHidden } from 'ui/layout/visually-hidden.tsx';
import { Icon } from 'ui/media/icon.tsx';
import type { IconName } from 'ui/media/icon-names.ts';
import styles from './health.module.css';

const icons: Record<HealthLevel, IconName> = {
  good: 'circle-check',
  notice: 'triangle-alert',
  bad: 'circle-alert',
  unused: 'circle-dot',
};

/** The sign of a level, by its shape and colour; a screen reader says the word. */
export function LevelSign({ level }: { level: HealthLevel }) {
  return (
    <span className={styles[level]}>
      <Icon name={icons[level]} size={17} />
      <VisuallyHidden>
        <LevelName level={level} />
      </VisuallyHidden>
    </span>
  );
}

function LevelName({ level }: { level: HealthLevel }): ReactNode {
  switch (level) {
    case 'good':
      return <Trans>Good</Trans>;
    case 'notice':
      return <Trans>Needs a hand</Trans>;
    case 'bad':
      return <Trans>Broken</Trans>;
    case 'unused':
      return <Trans>Not used</Trans>;
  }
}
