import { Trans, useLingui } from '@lingui/react/macro';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemberships } from 'app-kit/access/use-memberships.ts';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import { journalName } from 'app-kit/money/journal-texts.tsx';
import type { ManualJournal } from 'market/wallet/wallet-manual.contract';
import { useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { classNames } from 'ui/layout/class-names.ts';
import { ConfirmDialog } from 'ui/overlays/confirm-dialog.tsx';
import { adminCalls } from '../../../layout/admin-calls.ts';
import { AskReasonDialog } from '../../../layout/ask-reason-dialog.tsx';
import desk from '../../../layout/desk.module.css';
import { ProposeJournalDialog } from './propose-journal-dialog.tsx';

const manualQuery = queryOptions({
  queryKey: ['admin', 'ledger', 'manual'],
  queryFn: ({ signal }) => adminCalls.manual.list({ query: { limit: 20, offset: 1 }, signal }),
});

/** Manual journals: proposed here, and booked by a second person [OPS-080]. */
export function ManualCard() {
  const queries = useQueryClient();
  const permissions = useMemberships().memberships?.operator?.permissions ?? [];
  const mayBook = permissions.includes('ops.finance');
  const { data, error } = useQuery({ ...manualQuery, enabled: mayBook });
  const [isProposing, setIsProposing] = useState(false);
  if (!mayBook) return null;
  const refresh = () => queries.invalidateQueries({ queryKey: ['admin', 'ledger'] });
  return (
    <section className={desk.card}>
      <h2 className={desk.cardTitle}>
        <Trans>By hand</Trans>
      </h2>
      <div className={desk.body}>
        {error && <CallFaultNote error={error} />}
        {data?.journals.length === 0 && (
          <p>
            <Trans>Nothing was booked by hand yet.</Trans>
          </p>
        )}
        <ul className={desk.stack}>
          {data?.journals.map((journal) => (
            <JournalRow key={journal.id} journal={journal} refresh={refresh} />
          ))}
        </ul>
        <div className={desk.states}>
          <Button kind="soft" icon="plus" onClick={() => setIsProposing(true)}>
            <Trans>Propose a journal</Trans>
          </Button>
        </div>
      </div>
      {isProposing && <ProposeJournalDialog onClose={() => setIsProposing(false)} onProposed={refresh} />}
    </section>
  );
}

function JournalRow({ journal, refresh }: { journal: ManualJournal; refresh: () => Promise<void> }) {
  const { t } = useLingui();
  const amountText = useAmountText();
  const [act, setAct] = useState<'book' | 'decline'>();
  const { id, kind, debit, credit, currency, amount, reason, state, is_own: isOwn } = journal;
  const params = { manual_id: id };
  const close = () => setAct(undefined);
  const book = useMutation({
    mutationFn: () => adminCalls.manual.book({ params }),
    onSettled() {
      close();
      return refresh();
    },
  });
  return (
    <li>
      {book.error && <CallFaultNote error={book.error} />}
      <span className={desk.name}>
        {journalName(kind)} · <bdi dir="ltr">{amountText(amount, currency)}</bdi>
      </span>
      <span className={desk.line}>
        <bdi dir="ltr">
          {debit} ← {credit}
        </bdi>{' '}
        · {reason} · <bdi>{journal.made_by}</bdi>
      </span>
      {state === 'proposed' ? (
        <span className={desk.states}>
          <Button kind="soft" size="small" disabled={isOwn} isLoading={book.isPending} onClick={() => setAct('book')}>
            <Trans>Book…</Trans>
          </Button>
          <Button kind="text" size="small" onClick={() => setAct('decline')}>
            {isOwn ? <Trans>Take back…</Trans> : <Trans>Decline…</Trans>}
          </Button>
        </span>
      ) : (
        <span className={classNames(desk.state, state === 'booked' && desk.ok)}>
          {state === 'booked' ? <Trans>Booked</Trans> : <Trans>Declined</Trans>}
        </span>
      )}
      {act === 'book' && (
        <ConfirmDialog
          icon="file-text"
          question={<Trans>Book this journal?</Trans>}
          cancelLabel={<Trans>Not yet</Trans>}
          confirmLabel={<Trans>Book it</Trans>}
          isBusy={book.isPending}
          onConfirm={() => book.mutate()}
          onCancel={close}
        >
          <Trans>The books keep it. Only another journal takes it back.</Trans>
        </ConfirmDialog>
      )}
      {act === 'decline' && (
        <AskReasonDialog
          title={isOwn ? t`Take this journal back?` : t`Decline this journal?`}
          description={<Trans>Nothing is booked.</Trans>}
          confirmLabel={isOwn ? <Trans>Take it back</Trans> : <Trans>Decline it</Trans>}
          onClose={close}
          send={async (why) => {
            await adminCalls.manual.decline({ params, body: { reason: why } });
            await refresh();
          }}
        />
      )}
    </li>
  );
}
