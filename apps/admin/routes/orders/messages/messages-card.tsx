import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { useIdempotencyKey } from 'app-kit/calls/use-idempotency-key.ts';
import { dayAndTime, timeOfDay } from 'app-kit/formats/clock.ts';
import type { OrderMessages } from 'market/orders/messages/orders-messages.admin.contract';
import {
  type MessageFault,
  type MessageState,
  type MessageWay,
  maxMessagesPerHour,
  messageKinds,
} from 'market/orders/messages/orders-messages.rules';
import type { AdminOrder } from 'market/orders/orders.admin.contract';
import type { ReactNode } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { Chip } from 'ui/buttons/chip.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { VisuallyHidden } from 'ui/layout/visually-hidden.tsx';
import { orderQuery } from '../../../layout/admin-calls.ts';
import desk from '../../../layout/desk.module.css';
import { messageCalls, messagesQuery } from './message-calls.ts';
import styles from './messages.module.css';
import { channelNames, faultTexts, kindNames, obstacleTexts } from './sent-message-texts.tsx';

/** What goes to the customer of an order once more, and whether providers took it [OPS-037]. */
export function MessagesCard({ order: { id, time_zone: timeZone } }: { order: AdminOrder }) {
  const { data, error } = useQuery(messagesQuery(id));
  return (
    <section className={desk.card} aria-labelledby="messages-title">
      <h2 id="messages-title" className={desk.cardTitle}>
        <Trans>Messages to the customer</Trans>
      </h2>
      <div className={desk.body}>
        {error && !data && <CallFaultNote error={error} />}
        {!data && !error && (
          <p className={desk.hint}>
            <Trans>Loading…</Trans>
          </p>
        )}
        {data && (
          <>
            <Ways orderId={id} messages={data} timeZone={timeZone} />
            <SentMessages messages={data} timeZone={timeZone} />
          </>
        )}
      </div>
    </section>
  );
}

interface WaysProps {
  orderId: string;
  messages: OrderMessages;
  timeZone: string;
}

/** The kinds with the channels by which each can go, or why it cannot. */
function Ways({ orderId, messages: { ways, next_at: nextAt }, timeZone }: WaysProps) {
  const queries = useQueryClient();
  const { t } = useLingui();
  const { key, renew } = useIdempotencyKey();
  const send = useMutation({
    mutationFn: (body: MessageWay) => messageCalls.send({ params: { order_id: orderId }, body, idempotencyKey: key }),
    onSuccess(changed) {
      queries.setQueryData(messagesQuery(orderId).queryKey, changed);
      if (changed.sent[0]?.state !== 'failed') toast({ text: t`Sent`, tone: 'ok' });
    },
    onSettled() {
      renew();
      void queries.invalidateQueries({ queryKey: messagesQuery(orderId).queryKey });
      void queries.invalidateQueries({ queryKey: orderQuery(orderId).queryKey });
    },
  });
  const time = nextAt && timeOfDay(new Date(nextAt), timeZone);
  return (
    <>
      <ul className={styles.list}>
        {messageKinds.map((kind) => {
          const ofKind = ways.filter((way) => way.kind === kind);
          const open = ofKind.filter(({ obstacle }) => obstacle === null);
          const [first] = ofKind;
          return (
            <li key={kind} className={styles.way}>
              <span>
                <b>{kindNames[kind]}</b>
                <span className={desk.line}>
                  {open.length === 0 && first?.obstacle ? obstacleTexts[first.obstacle] : <Recipients ways={open} />}
                </span>
              </span>
              <span className={styles.acts}>
                {open.map(({ channel }) => (
                  <Button
                    key={channel}
                    kind="outline"
                    size="small"
                    disabled={nextAt !== null || send.isPending}
                    isLoading={send.isPending && send.variables?.kind === kind && send.variables.channel === channel}
                    onClick={() => send.mutate({ kind, channel })}
                  >
                    <VisuallyHidden>{kindNames[kind]} </VisuallyHidden>
                    {channelNames[channel]}
                  </Button>
                ))}
              </span>
            </li>
          );
        })}
      </ul>
      {send.error && <CallFaultNote error={send.error} />}
      <p className={desk.hint}>
        {time ? (
          <Trans>
            {maxMessagesPerHour} messages an hour for one order. The next one goes from <bdi dir="ltr">{time}</bdi>.
          </Trans>
        ) : (
          <Trans>Up to {maxMessagesPerHour} an hour for one order. You do not see the code or the link.</Trans>
        )}
      </p>
    </>
  );
}

function Recipients({ ways }: { ways: OrderMessages['ways'] }) {
  return ways.map(({ channel, to, device_count: devices }, index) => (
    <span key={channel}>
      {index > 0 && ', '}
      {channel === 'push' ? (
        <Plural value={devices} one="on # device" other="on # devices" />
      ) : (
        <bdi dir="ltr">{to}</bdi>
      )}
    </span>
  ));
}

/** Messages of operators and automatic notifications, with what came of each. */
function SentMessages({ messages: { sent, notifications }, timeZone }: Omit<WaysProps, 'orderId'>) {
  const { i18n } = useLingui();
  const moment = (at: string) => dayAndTime(new Date(at), timeZone, i18n.locale);
  if (sent.length + notifications.length === 0) return null;
  return (
    <>
      {sent.length > 0 && (
        <>
          <h3 className={styles.heading}>
            <Trans>Sent again</Trans>
          </h3>
          <ul className={styles.list}>
            {sent.map(({ id, kind, channel, to, person, made_at: at, ...outcome }) => (
              <SentRow
                key={id}
                title={kindNames[kind]}
                line={
                  <>
                    {moment(at)} {person && <bdi>{person}</bdi>}{' '}
                    {to ? <bdi dir="ltr">{to}</bdi> : channelNames[channel]}
                  </>
                }
                {...outcome}
              />
            ))}
          </ul>
        </>
      )}
      {notifications.length > 0 && (
        <>
          <h3 className={styles.heading}>
            <Trans>Notifications of the last three days</Trans>
          </h3>
          <ul className={styles.list}>
            {notifications.map(({ body, made_at: at, ...outcome }) => (
              <SentRow key={`${at} ${body}`} title={body} line={moment(at)} {...outcome} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

interface SentRowProps {
  title: ReactNode;
  line: ReactNode;
  state: MessageState;
  fault: MessageFault | null;
  devices: OrderMessages['notifications'][number]['devices'] | null;
}

function SentRow({ title, line, state, fault, devices }: SentRowProps) {
  const reached = devices?.reached ?? 0;
  const all = devices ? reached + devices.failed + devices.waiting : 0;
  return (
    <li className={styles.way}>
      <span>
        {title}
        <span className={desk.line}>{line}</span>
        {fault && <span className={desk.fault}>{faultTexts[fault]}</span>}
        {all > 1 && (
          <span className={desk.line}>
            <Trans>
              Taken for {reached} of {all} devices
            </Trans>
          </span>
        )}
      </span>
      <MessageStateChip state={state} />
    </li>
  );
}

function MessageStateChip({ state }: { state: MessageState }) {
  switch (state) {
    case 'waiting':
      return (
        <Chip tone="info" icon="clock-4">
          <Trans>On its way</Trans>
        </Chip>
      );
    case 'taken':
      return (
        <Chip tone="ok" icon="circle-check">
          <Trans>Taken</Trans>
        </Chip>
      );
    case 'failed':
      return (
        <Chip tone="bad" icon="x">
          <Trans>Not sent</Trans>
        </Chip>
      );
    case 'unknown':
      return (
        <Chip>
          <Trans>Unknown</Trans>
        </Chip>
      );
  }
}
