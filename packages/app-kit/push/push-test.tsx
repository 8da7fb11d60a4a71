import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { PushTrial } from 'market/notifications/channels/notifications-channels.contract';
import { channelsContract } from 'market/notifications/channels/notifications-channels.contract';
import { useEffect, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { Chip } from 'ui/buttons/chip.tsx';
import { CallFaultNote } from '../calls/call-fault-note.tsx';
import { createApiClient } from '../calls/create-api-client.ts';
import styles from './notification-parts.module.css';

const calls = createApiClient({ channels: channelsContract }).channels;

const readMilliseconds = 1_000;
const lateReadMilliseconds = 10_000;
/** A test that has not arrived by then is said to have failed; a later one still counts. */
const timeoutMilliseconds = 10_000;

export interface PushTestProps {
  app: 'courier' | 'vendor';
  /** When a test has been sent, or has arrived somewhere. */
  onChange: () => void;
}

/** Sends a test to the own devices and shows on which it arrived, or what failed [SEAT-28]. */
export function PushTest({ app, onChange }: PushTestProps) {
  const send = useMutation({ mutationFn: () => calls.tryPush({ body: { app } }), onSettled: onChange });
  return (
    <>
      {send.error && <CallFaultNote error={send.error} />}
      <Button
        kind="outline"
        icon="bell"
        isLoading={send.isPending}
        className={styles.act}
        onClick={() => send.mutate()}
      >
        <Trans>Send me a test now</Trans>
      </Button>
      {send.data && <Outcome key={send.data.id} trial={send.data} onChange={onChange} />}
    </>
  );
}

function Outcome({ trial: { id, devices }, onChange }: { trial: PushTrial; onChange: () => void }) {
  const [isOver, setIsOver] = useState(false);
  const isWaiting = (arrived: readonly number[]) =>
    devices.some((device) => device.outcome === 'taken' && !arrived.includes(device.id));
  const { data } = useQuery({
    queryKey: ['push-test', id],
    queryFn: ({ signal }) => calls.showPushTrial({ params: { test_id: id }, signal }),
    refetchInterval: ({ state }) =>
      isWaiting(state.data?.arrived ?? []) && (isOver ? lateReadMilliseconds : readMilliseconds),
  });
  const arrived = data?.arrived ?? [];
  const count = arrived.length;
  useEffect(() => {
    const end = setTimeout(() => setIsOver(true), timeoutMilliseconds);
    return () => clearTimeout(end);
  }, []);
  useEffect(() => {
    if (count > 0) onChange();
  }, [count, onChange]);
  return (
    <ul aria-live="polite">
      {devices.map((device) => (
        <li key={device.id} className={styles.row}>
          <span className={styles.words}>
            <bdi className={styles.name}>{device.device || <Trans>Unknown device</Trans>}</bdi>
            <WhatFailed device={device} isLate={isOver && !arrived.includes(device.id)} />
          </span>
          <State device={device} hasArrived={arrived.includes(device.id)} isOver={isOver} />
        </li>
      ))}
    </ul>
  );
}

type Device = PushTrial['devices'][number];

function State({ device, hasArrived, isOver }: { device: Device; hasArrived: boolean; isOver: boolean }) {
  if (hasArrived) {
    return (
      <Chip tone="ok" icon="circle-check">
        <Trans>Arrived</Trans>
      </Chip>
    );
  }
  if (device.outcome === 'taken' && !isOver) {
    return (
      <Chip icon="clock-4">
        <Trans>On its way</Trans>
      </Chip>
    );
  }
  return (
    <Chip tone="bad" icon="circle-alert">
      <Trans>Not arrived</Trans>
    </Chip>
  );
}

function WhatFailed({ device: { outcome, words }, isLate }: { device: Device; isLate: boolean }) {
  if (outcome === 'gone') {
    return (
      <span className={styles.quiet}>
        <Trans>This browser has ended its subscription. Turn notifications on there again.</Trans>
      </span>
    );
  }
  if (outcome === 'failed') return <span className={styles.quiet}>{words}</span>;
  if (!isLate) return null;
  return (
    <span className={styles.quiet}>
      <Trans>
        Its push service has taken it, but the device did not confirm within 10 seconds. Is it on, and online?
      </Trans>
    </span>
  );
}
