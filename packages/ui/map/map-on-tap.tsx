import { Trans } from '@lingui/react/macro';
import { type ReactNode, use, useState } from 'react';
import { Button } from '../buttons/button.tsx';
import { DataSaver } from '../media/data-saver.ts';
import styles from './map-on-tap.module.css';

/** A map that loads at once, or on a press with data saver: the text beside it describes the place. */
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
