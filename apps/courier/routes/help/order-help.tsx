import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { newIdempotencyKey } from 'app-kit/calls/new-idempotency-key.ts';
import type { CourierChat } from 'market/chat/chat.rules';
import { type FirstStep, firstStepsOf, type HelpTopic, topicsOf, wordsToSupport } from 'market/chat/chat-help.rules';
import type { Delivery } from 'market/orders/orders.courier.contract';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { Icon } from 'ui/media/icon.tsx';
import type { IconName } from 'ui/media/icon-names.ts';
import { CallPerson } from '../call/call-person.tsx';
import { chatCalls } from '../chat/chat-query.ts';
import page from '../work/current-delivery.module.css';
import styles from '../work/door-wait.module.css';
import { TopicAdvice, TopicName } from './topic-texts.tsx';

const icons: Record<HelpTopic, IconName> = {
  store_closed: 'lock',
  goods_missing: 'package-search',
  goods_broken: 'circle-x',
  wrong_address: 'map-pin',
  no_answer: 'bell',
  short_cash: 'banknote',
  accident: 'siren',
};

export interface OrderHelpProps {
  delivery: Delivery;
  clockOffset: number;
  onChat: (chat: CourierChat) => void;
  /** Less than the whole cash came. */
  onShortCash: () => void;
  /** The order cannot be delivered. */
  onProblem: () => void;
  onBack: () => void;
}

/** Help that knows the order: what is wrong, then a step that the courier can do, then a person [DEL-64]. */
export function OrderHelp({ delivery, onBack, ...steps }: OrderHelpProps) {
  const [topic, setTopic] = useState<HelpTopic>();
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of the two screens begins at its heading
  useEffect(() => heading.current?.focus(), [topic]);
  const { code, step, cash_to_collect: cash, cash_received_at: receivedAt } = delivery;
  const topics = topicsOf({ step, isCashDue: cash > 0 && receivedAt === null });
  return (
    <>
      <main id="main" tabIndex={-1} className={page.page}>
        <p className={page.step}>
          <Trans>Order {code}</Trans>
        </p>
        <h1 ref={heading} tabIndex={-1} className={page.place}>
          {topic ? <TopicName topic={topic} /> : <Trans>What is wrong?</Trans>}
        </h1>
        {topic ? (
          <FirstSteps delivery={delivery} topic={topic} {...steps} />
        ) : (
          <ul className={styles.choices}>
            {topics.map((one) => (
              <li key={one}>
                <button type="button" className={styles.choice} onClick={() => setTopic(one)}>
                  <Icon name={icons[one]} size={24} />
                  <b>
                    <TopicName topic={one} />
                  </b>
                </button>
              </li>
            ))}
            <li>
              <Link className={styles.choice} to="/hand-over">
                <Icon name="bike" size={24} />
                <b>
                  <Trans>I can’t ride on</Trans>
                </b>
              </Link>
            </li>
            <li>
              <StepButton
                icon="pencil"
                onPress={() => steps.onChat('support')}
                text={
                  <b>
                    <Trans>I pressed something by mistake</Trans>
                  </b>
                }
              />
            </li>
          </ul>
        )}
      </main>
      <footer className={page.foot}>
        {topic && <ToSupport delivery={delivery} topic={topic} onSent={() => steps.onChat('support')} />}
        <Button kind="outline" isBlock className={page.button} onClick={topic ? () => setTopic(undefined) : onBack}>
          {topic ? <Trans>Something else is wrong</Trans> : <Trans>Back to the order</Trans>}
        </Button>
      </footer>
    </>
  );
}

interface TopicProps {
  delivery: Delivery;
  topic: HelpTopic;
}

function FirstSteps({
  delivery,
  clockOffset,
  topic,
  onChat,
  onShortCash,
  onProblem,
}: TopicProps & Omit<OrderHelpProps, 'onBack'>) {
  const { step, store_phone: storePhone, contact_phone: phone, has_account: hasAccount } = delivery;
  const shown: Record<FirstStep, ReactNode> = {
    call_store: storePhone !== '' && (
      <a className={styles.choice} href={`tel:${storePhone}`}>
        <Icon name="phone" size={24} />
        <Trans>Call store</Trans>
      </a>
    ),
    write_store: (
      <StepButton icon="message-circle" onPress={() => onChat('store')} text={<Trans>Write to the store</Trans>} />
    ),
    call_customer: delivery.call_way !== 'none' && (
      <CallPerson
        {...{ delivery, phone, clockOffset }}
        callee="customer"
        name={delivery.contact_name}
        className={styles.choice}
        size={24}
      >
        <Trans>Call customer</Trans>
      </CallPerson>
    ),
    write_customer: hasAccount && (
      <StepButton
        icon="message-circle"
        onPress={() => onChat('customer')}
        text={<Trans>Write to the customer</Trans>}
      />
    ),
    note_cash: (
      <StepButton icon="banknote" onPress={onShortCash} text={<Trans>Note what came, and hand the order over</Trans>} />
    ),
    choose_problem: (
      <StepButton icon="clock-4" onPress={onProblem} text={<Trans>Note it and wait for the customer</Trans>} />
    ),
    raise_alarm: (
      <Link className={styles.choice} to="/safety">
        <Icon name="siren" size={24} />
        <Trans>Emergency call and alarm</Trans>
      </Link>
    ),
    hand_over: (
      <Link className={styles.choice} to="/hand-over">
        <Icon name="bike" size={24} />
        <Trans>Give your orders to another rider</Trans>
      </Link>
    ),
  };
  return (
    <>
      <p className={page.address}>
        <TopicAdvice topic={topic} step={step} />
      </p>
      <ul className={styles.choices}>
        {firstStepsOf(topic, { step }).map((one) => shown[one] && <li key={one}>{shown[one]}</li>)}
      </ul>
    </>
  );
}

function StepButton({ icon, text, onPress }: { icon: IconName; text: ReactNode; onPress: () => void }) {
  return (
    <button type="button" className={styles.choice} onClick={onPress}>
      <Icon name={icon} size={24} />
      {text}
    </button>
  );
}

/** Writes to support what is wrong, with the order, and opens the conversation. */
function ToSupport({ delivery: { id }, topic, onSent }: TopicProps & { onSent: () => void }) {
  // A press that is repeated after a lost reply writes nothing twice.
  const key = useRef(newIdempotencyKey());
  const write = useMutation({
    mutationFn: () =>
      chatCalls.send({
        params: { order_id: id, with: 'support' },
        body: { ready: wordsToSupport[topic] },
        idempotencyKey: key.current,
      }),
    onSuccess: onSent,
  });
  return (
    <>
      {write.error && <CallFaultNote error={write.error} />}
      <Button isBlock className={page.button} isLoading={write.isPending} onClick={() => write.mutate()}>
        <Trans>It did not help: write to support</Trans>
      </Button>
    </>
  );
}
