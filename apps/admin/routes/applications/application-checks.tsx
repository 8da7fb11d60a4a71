import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from 'ui/media/icon.tsx';
import desk from '../../layout/desk.module.css';
import type { Application } from './application-kinds.ts';
import styles from './applications.module.css';

/** What speaks for and against an application [OPS-053]. */
export function ApplicationChecks({ application }: { application: Application }) {
  const { zone_is_active: isOpen, zone_name: zone, account, same_contact: same } = application;
  return (
    <section className={desk.card}>
      <h3 className={desk.cardTitle}>
        <Trans>Checks</Trans>
      </h3>
      <ul className={`${desk.body} ${styles.checks}`}>
        <Check isGood={isOpen}>
          {isOpen ? <Trans>{zone} takes orders.</Trans> : <Trans>{zone} is stopped. Start it first.</Trans>}
        </Check>
        <Check isGood={account !== 'unconfirmed'}>{accountText(account)}</Check>
        {same.length === 0 ? (
          <Check isGood>
            <Trans>The phone number and the email are new.</Trans>
          </Check>
        ) : (
          same.map((other) => (
            <Check key={`${other.kind} ${other.id}`} isGood={other.kind === 'account'}>
              <SameContact other={other} />
            </Check>
          ))
        )}
      </ul>
    </section>
  );
}

function Check({ isGood, children }: { isGood: boolean; children: ReactNode }) {
  return (
    <li className={styles.check}>
      <Icon name={isGood ? 'circle-check' : 'triangle-alert'} size={20} className={isGood ? styles.good : styles.bad} />
      <span>{children}</span>
    </li>
  );
}

function accountText(account: Application['account']): ReactNode {
  switch (account) {
    case 'confirmed':
      return <Trans>The applicant has an account with a confirmed contact.</Trans>;
    case 'unconfirmed':
      return <Trans>An account has this contact, but has not confirmed it. It may be another person’s.</Trans>;
    default:
      return <Trans>An account is made, with the password of the application.</Trans>;
  }
}

function SameContact({ other }: { other: Application['same_contact'][number] }) {
  const name = <bdi>{other.name}</bdi>;
  switch (other.kind) {
    case 'account':
      return <Trans>Same contact: the account of {name}</Trans>;
    case 'courier':
      return (
        <Trans>
          Same contact: the rider <Link to={`/riders/${other.id}`}>{name}</Link>
        </Trans>
      );
    case 'store':
      return (
        <Trans>
          Same contact: the store <Link to={`/stores/${other.id}`}>{name}</Link>
        </Trans>
      );
    default:
      return other.status === 'declined' ? (
        <Trans>Same contact: the declined application {name}</Trans>
      ) : (
        <Trans>Same contact: the application {name}</Trans>
      );
  }
}
