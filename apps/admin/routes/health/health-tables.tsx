import { Trans, useLingui } from '@lingui/react/macro';
import { dateAndTime } from 'app-kit/formats/clock.ts';
import type { Health } from 'market/notifications/notifications-health.admin.contract';
import { Chip } from 'ui/buttons/chip.tsx';
import desk from '../../layout/desk.module.css';
import styles from './health.module.css';
import { AgeText, SizeText } from './health-figures.tsx';

/** The servers, and the background work that waits or was given up [OPS-094]. */
export function HealthTables({ health }: { health: Health }) {
  return (
    <div className={desk.columns}>
      <Nodes nodes={health.nodes} />
      <Jobs jobs={health.jobs} />
    </div>
  );
}

function Nodes({ nodes }: Pick<Health, 'nodes'>) {
  const { i18n } = useLingui();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <section className={desk.card} aria-labelledby="health-nodes">
      <h2 id="health-nodes" className={desk.cardTitle}>
        <Trans>Servers</Trans>
      </h2>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Machine</Trans>
              </th>
              <th scope="col">
                <Trans>Started</Trans>
              </th>
              <th scope="col" className={styles.number}>
                <Trans>Live pages</Trans>
              </th>
              <th scope="col" className={styles.number}>
                <Trans>Free disk</Trans>
              </th>
              <th scope="col">
                <Trans>State</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {nodes.map((node) => (
              <tr key={node.id}>
                <td>
                  <b dir="ltr">{node.host}</b>
                  <br />
                  <bdi className={desk.line}>{node.version}</bdi>
                </td>
                <td>{dateAndTime(new Date(node.started_at), timeZone, i18n.locale)}</td>
                <td className={styles.number}>{node.streams}</td>
                <td className={styles.number}>{node.disk_free === null ? '–' : <SizeText bytes={node.disk_free} />}</td>
                <td>
                  {node.is_silent ? (
                    <Chip tone="warn" icon="triangle-alert">
                      <Trans>
                        Silent for <AgeText seconds={node.silent_seconds} />
                      </Trans>
                    </Chip>
                  ) : (
                    <Chip tone="ok" icon="check">
                      <Trans>Runs</Trans>
                    </Chip>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Jobs({ jobs }: Pick<Health, 'jobs'>) {
  const shown = jobs.filter(({ waiting, dead }) => waiting > 0 || dead > 0);
  const quiet = jobs.length - shown.length;
  return (
    <section className={desk.card} aria-labelledby="health-jobs">
      <h2 id="health-jobs" className={desk.cardTitle}>
        <Trans>Background work</Trans>
      </h2>
      {shown.length > 0 && (
        <div className={styles.scroll}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">
                  <Trans>Kind</Trans>
                </th>
                <th scope="col" className={styles.number}>
                  <Trans>Waits</Trans>
                </th>
                <th scope="col" className={styles.number}>
                  <Trans>Oldest</Trans>
                </th>
                <th scope="col" className={styles.number}>
                  <Trans>Given up</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ kind, about, waiting, oldest_seconds: oldest, dead }) => (
                <tr key={kind}>
                  <td>
                    <b dir="ltr">{kind}</b>
                    <br />
                    <span className={desk.line} lang="en">
                      {about}
                    </span>
                  </td>
                  <td className={styles.number}>{waiting}</td>
                  <td className={styles.number}>{oldest === null ? '–' : <AgeText seconds={oldest} />}</td>
                  <td className={styles.number}>{dead}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className={`${desk.body} ${desk.hint}`}>
        <Trans>Nothing waits in {quiet} other kinds.</Trans>
      </p>
    </section>
  );
}
