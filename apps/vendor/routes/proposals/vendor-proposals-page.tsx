import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { ProposalList } from 'app-kit/proposals/proposal-list.tsx';
import { useAppTitle } from 'app-kit/start/app-info.ts';
import { useState } from 'react';
import { Skeleton } from 'ui/feedback/skeleton.tsx';
import { Segmented } from 'ui/forms/segmented.tsx';
import { proposalCalls, storeProposalsQuery } from '../../features/orders/proposal-calls.ts';
import { boardKey, proposalsKey } from '../../features/orders/store-keys.ts';
import { useStoreEvents } from '../../features/orders/use-store-events.ts';
import { OwnStorePage } from '../../features/stores/own-store.tsx';
import styles from './vendor-proposals-page.module.css';

/** What the staff of the chosen store may not do alone [SEAT-16]. */
export function VendorProposalsPage() {
  const { t } = useLingui();
  const app = useAppTitle();
  return (
    <>
      <title>{t`Proposals · ${app}`}</title>
      <OwnStorePage permission="store.adjust">
        {({ store_id: storeId }) => <StoreProposals key={storeId} storeId={storeId} />}
      </OwnStorePage>
    </>
  );
}

function StoreProposals({ storeId }: { storeId: number }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [state, setState] = useState<'open' | 'decided'>('open');
  const { data, error } = useQuery(storeProposalsQuery(storeId, state));
  useStoreEvents(storeId);
  const of = (id: number) => ({ params: { store_id: storeId, proposal_id: id } });
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>
        <Trans>Proposals</Trans>
      </h1>
      <p className={styles.line}>
        <Trans>What is above the limit of one member is done when a second one approves it.</Trans>
      </p>
      <Segmented
        label={t`Which proposals`}
        value={state}
        onChange={setState}
        options={[
          { value: 'open', label: <Trans>Waiting</Trans> },
          { value: 'decided', label: <Trans>Decided</Trans> },
        ]}
      />
      {error && !data && <CallFaultNote error={error} />}
      {!data && !error && (
        <div role="status" aria-busy="true" aria-label={t`Loading…`}>
          <Skeleton shape="block" />
        </div>
      )}
      {data && (
        <ProposalList
          proposals={data.proposals}
          orderName={(id) => <bdi dir="ltr">#{id}</bdi>}
          calls={{
            approve: (id) => proposalCalls.approve(of(id)),
            decline: (id, reason) => proposalCalls.decline({ ...of(id), body: { reason } }),
            takeBack: (id) => proposalCalls.takeBack(of(id)),
            refresh() {
              for (const queryKey of [proposalsKey(storeId), boardKey(storeId)])
                void queries.invalidateQueries({ queryKey });
            },
          }}
        />
      )}
    </div>
  );
}
