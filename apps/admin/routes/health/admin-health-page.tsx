import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { LoadingScreen, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import type { Health } from 'market/notifications/notifications-health.admin.contract';
import { Link } from 'react-router';
import { classNames } from 'ui/layout/class-names.ts';
import desk from '../../layout/desk.module.css';
import { OperatorOnly } from '../../layout/operator-only.tsx';
import styles from './health.module.css';
import { healthQuery } from './health-calls.ts';
import { LevelSign } from './health-level.tsx';
import { HealthTables } from './health-tables.tsx';
import { partName, partValue, toDoTexts } from './health-texts.tsx';
import { ProvidersCard } from './providers-card.tsx';

/** Whether the market runs, and what to do where it does not [OPS-094] [OPS-084]. */
export function AdminHealthPage() {
  const { t } = useLingui();
  return (
    <OperatorOnly permission="ops.health" title={t`Health`}>
      <Shown />
    </OperatorOnly>
  );
}

function Shown() {
  const { t } = useLingui();
  const { data: health, isError, refetch } = useQuery(healthQuery);
  if (!health) return isError ? <UnreachableScreen onRetry={() => void refetch()} /> : <LoadingScreen />;
  const waiting =
    health.parts.filter(needsHand).length + health.providers.filter(({ level }) => level === 'bad').length;
  return (
    <>
      <div className={desk.head}>
        <div className={desk.titles}>
          <h1 className={desk.title}>
            <Trans>Health</Trans>
          </h1>
          <p className={desk.sub}>
            <Trans>Asked every 10 seconds.</Trans>
          </p>
        </div>
        <span role="status" className={classNames(desk.state, waiting === 0 ? desk.ok : desk.warn)}>
          {waiting === 0 ? (
            <Trans>Everything runs</Trans>
          ) : (
            <Plural value={waiting} one="# thing needs a hand" other="# things need a hand" />
          )}
        </span>
      </div>
      <WhatToDo health={health} />
      <ul className={styles.tiles} aria-label={t`Parts`}>
        {health.parts.map(({ part, level }) => {
          const { value, line } = partValue(part, health);
          return (
            <li key={part} className={styles.tile}>
              <span className={styles.name}>
                <LevelSign level={level} />
                {partName(part)}
              </span>
              <span className={styles.value}>{value}</span>
              <span className={desk.line}>{line}</span>
            </li>
          );
        })}
      </ul>
      <ProvidersCard providers={health.providers} />
      <HealthTables health={health} />
    </>
  );
}

function needsHand({ level }: Health['parts'][number]): boolean {
  return level === 'bad' || level === 'notice';
}

/** What a person can do now, what is broken on top. */
function WhatToDo({ health }: { health: Health }) {
  const parts = health.parts.filter(needsHand).toSorted((one, other) => weightOf(one) - weightOf(other));
  if (parts.length === 0) return null;
  return (
    <section className={desk.card} aria-labelledby="health-now">
      <h2 id="health-now" className={desk.cardTitle}>
        <Trans>What to do now</Trans>
      </h2>
      <ul>
        {parts.map(({ part, level, to_do: toDo }) => {
          if (!toDo) return null;
          const { title, words, to, act } = toDoTexts(toDo, health);
          return (
            <li key={part} className={styles.todo}>
              <LevelSign level={level} />
              <div>
                <p className={styles.title}>{title}</p>
                <p className={desk.line}>{words}</p>
              </div>
              {to && <Link to={to}>{act}</Link>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const weightOf = ({ level }: Health['parts'][number]) => (level === 'bad' ? 0 : 1);
