import { Trans, useLingui } from '@lingui/react/macro';
import { useShortDay } from 'app-kit/formats/use-short-day.ts';
import { Link } from 'react-router';
import { Chip } from 'ui/buttons/chip.tsx';
import { initialsOf } from 'ui/formats/initials-of.ts';
import { Monogram } from 'ui/media/monogram.tsx';
import desk from '../../layout/desk.module.css';
import { vehicleName } from '../riders/rider-texts.tsx';
import { moduleName } from '../zones/module-name.tsx';
import { type Application, type ApplicationKind, titleOf } from './application-kinds.ts';
import styles from './applications.module.css';

export interface ApplicationListProps {
  kind: ApplicationKind;
  applications: readonly Application[];
  chosen: number | undefined;
  /** The query string, kept in the links. */
  search: string;
}

/** Applications, newest first. */
export function ApplicationList({ kind, applications, chosen, search }: ApplicationListProps) {
  const { t } = useLingui();
  const dayOf = useShortDay();
  return (
    <ul className={desk.list} aria-label={t`Applications`}>
      {applications.map((application) => (
        <li key={application.id}>
          <Link
            to={`/applications/${kind}/${application.id}${search}`}
            aria-current={application.id === chosen ? 'page' : undefined}
            className={styles.row}
          >
            <Monogram letters={initialsOf(titleOf(application))} />
            <span className={styles.words}>
              <b className={desk.name}>
                <bdi>{titleOf(application)}</bdi>
              </b>
              <span className={desk.line}>
                {'name' in application ? moduleName(application.module_type) : vehicleName(application.vehicle)},{' '}
                {application.zone_name}
              </span>
              {application.same_contact.length > 0 && (
                <Chip tone="warn" icon="triangle-alert">
                  <Trans>Same contact elsewhere</Trans>
                </Chip>
              )}
            </span>
            <span className={styles.age}>{dayOf(application.created_at)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
