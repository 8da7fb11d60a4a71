import { Trans } from '@lingui/react/macro';
import { type ReactNode, use, useState } from 'react';
import { Button } from '../buttons/button.tsx';
import { Light } from '../media/data-saver.ts';
import styles from './map-on-tap.module.css';

/** A map that is loaded at once, or by a press where data is spared: the words beside it say where that is. */
export function MapOnTap({ children }: { children: ReactNode }) {
  const isLight = use(Light);
  const [isWanted, setIsWanted] = useState(false);
  if (!isLight || isWanted) return children;
  return (
    <div className={styles.room}>
      <Button kind="outline" size="small" onClick={() => setIsWanted(true)}>
        <Trans>Show the map</Trans>
      </Button>
    </div>
  );
}
