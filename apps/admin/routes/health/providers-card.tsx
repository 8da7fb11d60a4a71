import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { dayAndTime } from 'app-kit/formats/clock.ts';
import type { Health, ProviderTrial } from 'market/notifications/notifications-health.admin.contract';
import type { ProviderKind } from 'market/notifications/notifications-health.rules';
import type { ReactNode } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { classNames } from 'ui/layout/class-names.ts';
import desk from '../../layout/desk.module.css';
import styles from './health.module.css';
import { healthCalls, healthQuery } from './health-calls.ts';
import { LevelSign } from './health-level.tsx';

type Provider = Health['providers'][number];

/** Who takes payments, carries messages and knows the map: set or not, at rest or not, and a test of each [OPS-084]. */
export function ProvidersCard({ providers }: Pick<Health, 'providers'>) {
  return (
    <section className={desk.card} aria-labelledby="health-providers">
      <h2 id="health-providers" className={desk.cardTitle}>
        <Trans>Providers</Trans>
      </h2>
      <div className={styles.scroll}>
        <table className={classNames(styles.table, styles.stacked)}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>For</Trans>
              </th>
              <th scope="col">
                <Trans>Provider</Trans>
              </th>
              <th scope="col">
                <Trans>State</Trans>
              </th>
              <th scope="col">
                <Trans>Last success</Trans>
              </th>
              <th scope="col">
                <Trans>Test</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {providers.map((provider) => (
              <ProviderRow key={`${provider.kind} ${provider.name}`} provider={provider} />
            ))}
          </tbody>
        </table>
      </div>
      <p className={`${desk.body} ${desk.hint}`}>
        <Trans>
          A test goes to your own phone, address or devices, or asks a question that changes nothing. Keys are in the
          configuration of the servers and are never shown.
        </Trans>
      </p>
    </section>
  );
}

function ProviderRow({ provider }: { provider: Provider }) {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const { kind, name, setup, level, last_success_at: success, last_fault: fault } = provider;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const trial = useMutation({
    mutationFn: () => healthCalls.tryProvider({ body: { kind, name } }),
    onSettled: () => queries.invalidateQueries({ queryKey: healthQuery.queryKey }),
  });
  const what = useKindNames()[kind];
  return (
    <>
      <tr>
        <td>
          <b>{what}</b>
        </td>
        <td>{setup === 'set' ? <bdi>{name}</bdi> : <SetupText setup={setup} />}</td>
        <td>
          <span className={styles.name}>
            <LevelSign level={level} />
            <StateText provider={provider} />
          </span>
          {fault && (level === 'bad' || level === 'notice') && (
            <p className={styles.words} lang="en" dir="auto">
              {fault}
            </p>
          )}
        </td>
        <td className={styles.when} data-label={t`Last success`}>
          {success ? dayAndTime(new Date(success), timeZone, i18n.locale) : '–'}
        </td>
        <td>
          <Button
            kind="outline"
            size="small"
            aria-label={t`Test: ${what}`}
            disabled={setup === 'missing'}
            isLoading={trial.isPending}
            onClick={() => trial.mutate()}
          >
            <Trans>Test</Trans>
          </Button>
        </td>
      </tr>
      {(trial.data || trial.error) && (
        <tr>
          <td colSpan={5} role="status">
            {trial.error && <CallFaultNote error={trial.error} />}
            {trial.data && <TrialText trial={trial.data} kind={kind} />}
          </td>
        </tr>
      )}
    </>
  );
}

function useKindNames(): Record<ProviderKind, string> {
  const { t } = useLingui();
  return {
    payment: t`Payments`,
    sms: t`SMS`,
    mail: t`Email`,
    push: t`Push messages`,
    places: t`Addresses`,
    ways: t`Ways by road`,
    tiles: t`Map`,
  };
}

function SetupText({ setup }: Pick<Provider, 'setup'>): ReactNode {
  if (setup === 'missing') return <Trans>Not set</Trans>;
  return setup === 'demo' ? <Trans>Part of the demo</Trans> : <Trans>Part of Soko</Trans>;
}

function StateText({ provider: { kind, setup, breaker, level } }: { provider: Provider }): ReactNode {
  if (setup === 'missing')
    return kind === 'payment' ? <Trans>Cash and wallet only</Trans> : <Trans>Nothing is sent</Trans>;
  if (breaker === 'open') return <Trans>At rest after failures</Trans>;
  if (breaker === 'half_open') return <Trans>Tried again</Trans>;
  if (level === 'notice') return <Trans>The last call failed</Trans>;
  if (setup === 'demo') return '–';
  return breaker === null ? <Trans>Not used yet</Trans> : <Trans>Works</Trans>;
}

function TrialText({ trial, kind }: { trial: ProviderTrial; kind: ProviderKind }) {
  const { problem, words, milliseconds } = trial;
  const isMessage = kind === 'sms' || kind === 'mail' || kind === 'push';
  switch (problem) {
    case null:
      return (
        <BannerNote tone="ok">
          {isMessage ? (
            <Trans>Sent to you in {milliseconds} ms. Has it arrived?</Trans>
          ) : (
            <Trans>Answered in {milliseconds} ms.</Trans>
          )}
        </BannerNote>
      );
    case 'no_contact':
      return (
        <BannerNote tone="warn">
          <Trans>Your account has no confirmed address of this kind. Add one under Account first.</Trans>
        </BannerNote>
      );
    case 'no_device':
      return (
        <BannerNote tone="warn">
          <Trans>None of your devices receives push messages. Turn them on in the storefront first.</Trans>
        </BannerNote>
      );
    case 'not_set':
      return (
        <BannerNote tone="warn">
          <Trans>Nothing is set, so there is nothing to test.</Trans>
        </BannerNote>
      );
    case 'failed':
      return (
        <BannerNote tone="bad">
          <Trans>It failed:</Trans> <bdi lang="en">{words}</bdi>
        </BannerNote>
      );
  }
}
