import { Trans, useLingui } from '@lingui/react/macro';
import { hourOption } from 'app-kit/formats/hour-cycle.ts';
import type { AuditLine } from 'market/access/access-audit.contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from 'ui/media/icon.tsx';
import desk from '../../../layout/desk.module.css';
import styles from './audit.module.css';

/** A line of the audit log, which opens to both values, the device and the call. */
export function AuditRow({ line }: { line: AuditLine }) {
  const { i18n } = useLingui();
  const at = new Date(line.made_at);
  const when = at.toLocaleString(i18n.locale, { dateStyle: 'medium', timeStyle: 'medium', ...hourOption() });
  return (
    <details className={styles.line}>
      <summary>
        <time dateTime={line.made_at} className={styles.at}>
          {when}
        </time>
        <span className={styles.cell}>
          <Person line={line} />
          <span className={desk.line}> {line.store?.name}</span>
        </span>
        <span className={styles.cell}>
          <code className={styles.action}>{line.action}</code> <Subject subject={line.subject} />
        </span>
        <span className={styles.cell}>{line.reason}</span>
        <Icon name="chevron-down" size={18} className={styles.sign} />
      </summary>
      <dl className={styles.facts}>
        <Fact name={<Trans>Changed</Trans>}>
          <Changes line={line} />
        </Fact>
        <Fact name={<Trans>Account</Trans>}>
          <bdi>#{line.account_id}</bdi>, {audienceName(line.audience)}
        </Fact>
        <Fact name={<Trans>Device</Trans>}>{line.device || <Trans>unknown</Trans>}</Fact>
        <Fact name={<Trans>Request</Trans>}>
          <code>{line.request_id}</code>
        </Fact>
        <Fact name={<Trans>Hash</Trans>}>
          <code className={styles.hash}>{line.hash}</code>
        </Fact>
      </dl>
    </details>
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

function Person({ line }: { line: AuditLine }) {
  if (line.person === '') return <Trans>Former member</Trans>;
  return <bdi>{line.person}</bdi>;
}

/** Pages of what an action may be done to. */
const pages: Record<string, (id: string) => string> = {
  order: (id) => `/orders/${id}`,
  store: (id) => `/stores/${id}`,
  courier: (id) => `/riders/${id}`,
  zone: (id) => `/zones/${id}`,
  customer: (id) => `/customers/${id}`,
};

function Subject({ subject }: { subject: string }) {
  const [kind = '', id = ''] = subject.split(':');
  const page = pages[kind];
  return page ? <Link to={page(id)}>{subject}</Link> : subject;
}

function Changes({ line: { before, after, is_erased: isErased } }: { line: AuditLine }) {
  if (isErased) return <Trans>Removed with the account of the person whom it is about</Trans>;
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (names.length === 0) return <Trans>nothing</Trans>;
  return (
    <table className={styles.changes}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Field</Trans>
          </th>
          <th scope="col">
            <Trans>Before</Trans>
          </th>
          <th scope="col">
            <Trans>After</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{valueText(before?.[name])}</td>
            <td>{valueText(after?.[name])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function valueText(value: unknown): string {
  if (value === undefined || value === null) return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function audienceName(audience: AuditLine['audience']): ReactNode {
  const names: Record<typeof audience, ReactNode> = {
    vendor: <Trans>staff of a store</Trans>,
    courier: <Trans>rider</Trans>,
    operator: <Trans>operator</Trans>,
  };
  return names[audience];
}
