import { Trans } from '@lingui/react/macro';
import { type ReactNode, use, useState } from 'react';
import { Button } from '../buttons/button.tsx';
import { DataSaver } from '../media/data-saver.ts';
import styles from './map-on-tap.module.css';

/** A map that is loaded at once, or by a press where data is spared: the words beside it say where that is. */
export function MapOnTap({ children }: { children: ReactNode }) {
  const savesData = use(DataSaver);
  const [isWanted, setIsWanted] = useState(false);
  if (!savesData || isWanted) return children;
  return (
    <div className={styles.room}>
      <Button kind="outline" size="small" onClick={() => setIsWanted(true)}>
        <Trans>Show the map</Trans>
      </Button>
    </div>
  );
}
