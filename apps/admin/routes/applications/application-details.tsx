import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMarketSettings } from 'app-kit/calls/use-market-settings.ts';
import { dateAndTime } from 'app-kit/formats/clock.ts';
import type { CourierApplication, StoreApplication } from 'market/registration/registration.admin.contract';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router';
import { zonesQuery } from '../../layout/admin-calls.ts';
import desk from '../../layout/desk.module.css';
import { vehicleName } from '../riders/rider-texts.tsx';
import { LazyMap } from '../zones/lazy-map.tsx';
import { moduleName } from '../zones/module-name.tsx';
import { ApplicationChecks } from './application-checks.tsx';
import { type Application, type ApplicationKind, personOf, titleOf } from './application-kinds.ts';
import styles from './applications.module.css';
import { DecidedNote } from './decided-note.tsx';
import { DecisionCard } from './decision-card.tsx';

export interface ApplicationDetailsProps {
  kind: ApplicationKind;
  application: Application;
  /** The address of the list. */
  back: string;
  onDecided: (decided: Application) => void;
}

/** One application with everything that was sent, and the decision. */
export function ApplicationDetails({ kind, application, back, onDecided }: ApplicationDetailsProps) {
  const { i18n } = useLingui();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const person = <bdi>{personOf(application)}</bdi>;
  const at = dateAndTime(new Date(application.created_at), timeZone, i18n.locale);
  return (
    <article className={desk.stack}>
      <div className={desk.titles}>
        <Link to={back} className={`${desk.line} ${styles.back}`}>
          <Trans>All applications</Trans>
        </Link>
        <h2 className={desk.title}>
          <bdi>{titleOf(application)}</bdi>
        </h2>
        <p className={desk.sub}>
          <Trans>
            Sent by {person}, {at}
          </Trans>
        </p>
      </div>
      {application.status !== 'pending' && <DecidedNote decided={application} />}
      <div className={desk.columns}>
        <section className={desk.card}>
          <h3 className={desk.cardTitle}>
            <Trans>Application</Trans>
          </h3>
          <div className={desk.body}>
            {'name' in application ? (
              <StoreFacts application={application} />
            ) : (
              <RiderFacts application={application} />
            )}
          </div>
        </section>
        <div className={desk.stack}>
          {application.status === 'pending' && (
            <>
              <ApplicationChecks application={application} />
              <DecisionCard key={application.id} kind={kind} application={application} onDecided={onDecided} />
            </>
          )}
        </div>
      </div>
    </article>
  );
}

const noArea: never[] = [];

function StoreFacts({ application }: { application: StoreApplication }) {
  const { t } = useLingui();
  const isDemo = useMarketSettings()?.demo === true;
  const { data: zones } = useQuery(zonesQuery);
  const { latitude: lat, longitude: lng, zone_id: zoneId, delivery_minutes_min: least } = application;
  const { delivery_minutes_max: most, logo_full_url: logo, cover_photo_full_url: cover } = application;
  const pin = useMemo(() => ({ lat, lng }), [lat, lng]);
  const neighbours = useMemo(() => (zones ?? []).filter(({ id }) => id === zoneId), [zones, zoneId]);
  return (
    <>
      <div className={styles.map}>
        <LazyMap
          label={t`Map: where the store is`}
          centre={pin}
          area={noArea}
          neighbours={neighbours}
          pin={pin}
          view={application.id}
          isDemo={isDemo}
        />
      </div>
      <dl className={desk.facts}>
        <Fact name={<Trans>Module</Trans>}>{moduleName(application.module_type)}</Fact>
        <Fact name={<Trans>Zone</Trans>}>{application.zone_name}</Fact>
        <Fact name={<Trans>Address</Trans>}>{application.address}</Fact>
        <Fact name={<Trans>Delivers in</Trans>}>
          <Trans>
            {least} to {most} min
          </Trans>
        </Fact>
        <Contacts application={application} />
        <Fact name={<Trans>Tax number</Trans>}>{application.tax_number || '–'}</Fact>
      </dl>
      {(logo || cover) && (
        <div className={styles.pictures}>
          {logo && <Picture url={logo} name={t`Logo`} />}
          {cover && <Picture url={cover} name={t`Cover`} />}
        </div>
      )}
    </>
  );
}

function RiderFacts({ application }: { application: CourierApplication }) {
  const { t } = useLingui();
  const papers: Record<CourierApplication['identity_type'], ReactNode> = {
    national_id: <Trans>National identity card</Trans>,
    passport: <Trans>Passport</Trans>,
    driving_license: <Trans>Driving licence</Trans>,
  };
  return (
    <>
      {application.image_full_url && (
        <div className={styles.pictures}>
          <Picture url={application.image_full_url} name={t`Photo`} />
        </div>
      )}
      <dl className={desk.facts}>
        <Fact name={<Trans>City</Trans>}>{application.city}</Fact>
        <Fact name={<Trans>Zone</Trans>}>{application.zone_name}</Fact>
        <Fact name={<Trans>Vehicle</Trans>}>{vehicleName(application.vehicle)}</Fact>
        <Contacts application={application} />
        <Fact name={papers[application.identity_type]}>
          <bdi dir="ltr">{application.identity_number}</bdi>
        </Fact>
      </dl>
    </>
  );
}

function Contacts({ application: { phone, email } }: { application: Application }) {
  return (
    <>
      <Fact name={<Trans>Phone</Trans>}>
        <bdi dir="ltr">{phone}</bdi>
      </Fact>
      <Fact name={<Trans>Email</Trans>}>
        <bdi dir="ltr">{email}</bdi>
      </Fact>
    </>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

function Picture({ url, name }: { url: string; name: string }) {
  return (
    <figure className={styles.picture}>
      <img src={url} alt="" />
      <figcaption>{name}</figcaption>
    </figure>
  );
}
