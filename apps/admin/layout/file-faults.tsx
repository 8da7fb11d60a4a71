import { Plural, Trans } from '@lingui/react/macro';
import desk from './desk.module.css';
import styles from './files.module.css';

/** Rows that are listed at once. */
const shownRows = 200;

export interface FileFaultsProps {
  /** `line` 0 is the whole file. */
  faults: readonly { line: number; field: string; reason: string }[];
  /** What a fault is counted by. */
  unit?: 'line' | 'zone';
}

/** What is wrong with a file, by its lines: nothing of it was imported. */
export function FileFaults({ faults, unit = 'line' }: FileFaultsProps) {
  return (
    <section className={desk.card}>
      <h2 className={desk.cardTitle}>
        <Trans>Fix these in the file</Trans>
      </h2>
      <div className={desk.body}>
        <p role="alert" className={styles.fault}>
          <Plural value={faults.length} one="# fault. Nothing was imported." other="# faults. Nothing was imported." />
        </p>
        <ul className={styles.rows}>
          {faults.slice(0, shownRows).map(({ line, field, reason }) => (
            <li key={`${line} ${field} ${reason}`} className={styles.row}>
              <span>
                {line > 0 && <b>{unit === 'zone' ? <Trans>Zone {line}</Trans> : <Trans>Line {line}</Trans>} </b>}
                {field && <code>{field}</code>} {reason}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
