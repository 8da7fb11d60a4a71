import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { Proposal } from 'market/access/access-proposals.contract';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { Chip } from 'ui/buttons/chip.tsx';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { TextArea } from 'ui/forms/field.tsx';
import { Dialog } from 'ui/overlays/dialog.tsx';
import { CallFaultNote } from '../calls/call-fault-note.tsx';
import { dayAndTime } from '../formats/clock.ts';
import { useAmountText } from '../formats/use-amount-text.ts';
import styles from './proposals.module.css';

/** What a person can do about a proposal. */
export interface ProposalCalls {
  approve: (id: number) => Promise<unknown>;
  decline: (id: number, reason: string) => Promise<unknown>;
  takeBack: (id: number) => Promise<unknown>;
  /** Reads the list again. */
  refresh: () => void;
}

export interface ProposalListProps {
  proposals: readonly Proposal[];
  calls: ProposalCalls;
  /** The number of an order, with a link where there is a page of it. */
  orderName: (orderId: string) => ReactNode;
  /** A customer, with a link where there is a page of it. */
  customerName?: (customer: NonNullable<Proposal['customer']>) => ReactNode;
}

/** What waits for a second person, or was decided [SEAT-16]. */
export function ProposalList({ proposals, calls, orderName, customerName }: ProposalListProps) {
  if (proposals.length === 0) {
    return (
      <EmptyState image="boxbig" title={<Trans>Nothing is here</Trans>}>
        <Trans>Refunds, cancellations and corrections above the limit of a person wait here for another one.</Trans>
      </EmptyState>
    );
  }
  return (
    <ul className={styles.list}>
      {proposals.map((proposal) => (
        <li key={proposal.id}>
          <ProposalCard proposal={proposal} calls={calls} orderName={orderName} customerName={customerName} />
        </li>
      ))}
    </ul>
  );
}

function ProposalCard({
  proposal,
  calls,
  orderName,
  customerName,
}: Omit<ProposalListProps, 'proposals'> & { proposal: Proposal }) {
  const { t, i18n } = useLingui();
  const amountText = useAmountText();
  const [isDeclining, setIsDeclining] = useState(false);
  const {
    id,
    order_id: orderId,
    customer,
    amount,
    currency,
    reason,
    proposed_by: person,
    is_own: isOwn,
    state,
  } = proposal;
  const text = amountText(amount, currency);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const moment = (at: string) => dayAndTime(new Date(at), timeZone, i18n.locale);
  const made = moment(proposal.created_at);
  const until = moment(proposal.expires_at);
  const name = person ?? t`Someone who has left`;
  const approve = useMutation({
    mutationFn: () => calls.approve(id),
    onSuccess: () => toast({ text: t`Approved: ${text}`, tone: 'ok' }),
    onSettled: calls.refresh,
  });
  const takeBack = useMutation({
    mutationFn: () => calls.takeBack(id),
    onSuccess: () => toast({ text: t`Taken back`, tone: 'ok' }),
    onSettled: calls.refresh,
  });
  const isBusy = approve.isPending || takeBack.isPending;
  const fault = approve.error ?? takeBack.error;
  return (
    <article className={styles.card} aria-label={orderId === null ? text : t`${text}, order ${orderId}`}>
      <p className={styles.head}>
        <b className={styles.amount}>{text}</b>
        <ProposalStateChip state={state} />
      </p>
      <p>
        <WhatIsProposed call={proposal.call} /> {orderId !== null && orderName(orderId)}
        {customer && (customerName?.(customer) ?? <bdi>{customer.name}</bdi>)}
        {proposal.store_name && (
          <>
            {' · '}
            <bdi>{proposal.store_name}</bdi>
          </>
        )}
      </p>
      <p className={styles.reason}>
        <bdi>{reason}</bdi>
      </p>
      <p className={styles.line}>
        {isOwn ? (
          <Trans>Proposed by you, {made}</Trans>
        ) : (
          <Trans>
            Proposed by {name}, {made}
          </Trans>
        )}
        {state === 'open' && (
          <>
            {' · '}
            <Trans>open until {until}</Trans>
          </>
        )}
      </p>
      <Outcome proposal={proposal} moment={moment} />
      {fault && <CallFaultNote error={fault} />}
      {proposal.may_decide && (
        <div className={styles.acts}>
          <Button isLoading={approve.isPending} disabled={isBusy} onClick={() => approve.mutate()}>
            <Trans>Approve</Trans>
          </Button>
          <Button kind="outline" disabled={isBusy} onClick={() => setIsDeclining(true)}>
            <Trans>Decline</Trans>
          </Button>
        </div>
      )}
      {state === 'open' && isOwn && (
        <div className={styles.acts}>
          <Button kind="outline" isLoading={takeBack.isPending} onClick={() => takeBack.mutate()}>
            <Trans>Take back</Trans>
          </Button>
        </div>
      )}
      {state === 'open' && !isOwn && !proposal.may_decide && (
        <p className={styles.line}>
          <Trans>This is above your own limit. A person with a higher one decides.</Trans>
        </p>
      )}
      {isDeclining && (
        <DeclineDialog
          title={t`Decline ${text}?`}
          decline={(words) => calls.decline(id, words)}
          onClose={() => {
            setIsDeclining(false);
            calls.refresh();
          }}
        />
      )}
    </article>
  );
}

function WhatIsProposed({ call }: Pick<Proposal, 'call'>) {
  switch (call) {
    case 'adminOrders.refund':
    case 'adminOrders.move':
      return <Trans>Refund of order</Trans>;
    case 'adminCustomers.correctWallet':
      return <Trans>Correction of the wallet of</Trans>;
    case 'adminCustomers.giveGoodwill':
      return <Trans>Credit or coupon for</Trans>;
    case 'adminOrders.cancel':
    case 'vendorOrders.cancel':
      return <Trans>Cancellation of order</Trans>;
    case 'adminChanges.change':
    case 'vendorOrders.change':
      return <Trans>Changed lines of order</Trans>;
  }
}

function ProposalStateChip({ state }: Pick<Proposal, 'state'>) {
  switch (state) {
    case 'open':
      return (
        <Chip tone="warn" icon="clock-4">
          <Trans>Waiting</Trans>
        </Chip>
      );
    case 'approved':
      return (
        <Chip tone="ok" icon="circle-check">
          <Trans>Approved</Trans>
        </Chip>
      );
    case 'declined':
      return (
        <Chip tone="bad" icon="x">
          <Trans>Declined</Trans>
        </Chip>
      );
    case 'taken_back':
      return (
        <Chip>
          <Trans>Taken back</Trans>
        </Chip>
      );
    case 'expired':
      return (
        <Chip>
          <Trans>Expired</Trans>
        </Chip>
      );
  }
}

/** Who has decided, when, and why it was declined. */
function Outcome({ proposal, moment }: { proposal: Proposal; moment: (at: string) => string }) {
  const { t } = useLingui();
  const { state, decided_by: by, decided_at: at, decline_reason: words } = proposal;
  if (at === null || state === 'taken_back') return null;
  const name = by ?? t`Someone who has left`;
  const when = moment(at);
  return (
    <p className={styles.line}>
      {state === 'approved' ? (
        <Trans>
          Approved by {name}, {when}
        </Trans>
      ) : (
        <Trans>
          Declined by {name}, {when}: {words}
        </Trans>
      )}
    </p>
  );
}

const shortest = 3;

interface DeclineDialogProps {
  title: string;
  decline: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

function DeclineDialog({ title, decline, onClose }: DeclineDialogProps) {
  const { t } = useLingui();
  const [reason, setReason] = useState('');
  const [isShort, setIsShort] = useState(false);
  const send = useMutation({ mutationFn: () => decline(reason.trim()), onSuccess: onClose });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const lacks = reason.trim().length < shortest;
    setIsShort(lacks);
    if (!lacks && !send.isPending) send.mutate();
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form noValidate className={styles.form} onSubmit={submit}>
        {send.error && <CallFaultNote error={send.error} />}
        <TextArea
          label={t`Reason`}
          hint={t`Who proposed it reads this.`}
          maxLength={200}
          value={reason}
          fault={isShort && t`Write the reason in a few words.`}
          onChange={({ target }) => {
            setReason(target.value);
            setIsShort(false);
          }}
        />
        <Button type="submit" kind="bad" size="large" isBlock isLoading={send.isPending}>
          <Trans>Decline</Trans>
        </Button>
      </form>
    </Dialog>
  );
}
