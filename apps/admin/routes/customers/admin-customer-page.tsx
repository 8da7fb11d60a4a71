import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { LoadingScreen, MissingPage, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import type { AdminCustomer } from 'market/account/account.admin.contract';
import { CallRefused } from 'market/calls/client';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { AskReasonDialog } from '../../layout/ask-reason-dialog.tsx';
import desk from '../../layout/desk.module.css';
import { OperatorOnly } from '../../layout/operator-only.tsx';
import { customerCalls, customerQuery, useRefreshCustomer } from './customer-calls.ts';
import { ContactCard, OrdersCard, RefundsCard } from './customer-cards.tsx';
import { CustomerState } from './customer-state.tsx';
import { GivenCouponsCard } from './given-coupons-card.tsx';
import { NotesCard } from './notes-card.tsx';
import { WalletCard } from './wallet-card.tsx';

/** One customer: contact, orders, refunds, wallet, notes, and whether the account is open [OPS-069]. */
export function AdminCustomerPage() {
  const { t } = useLingui();
  const { customer: id = '' } = useParams();
  return (
    <OperatorOnly permission="ops.customers" title={t`Customer`}>
      {/^\d{1,9}$/.test(id) ? <KnownCustomer key={id} id={Number(id)} /> : <MissingPage />}
    </OperatorOnly>
  );
}

function KnownCustomer({ id }: { id: number }) {
  const { data: customer, error, isError, refetch } = useQuery(customerQuery(id));
  if (error instanceof CallRefused && error.status === 404) return <MissingPage />;
  if (!customer) return isError ? <UnreachableScreen onRetry={() => void refetch()} /> : <LoadingScreen />;
  return (
    <>
      <CustomerHead customer={customer} />
      <div className={desk.columns}>
        <div className={desk.stack}>
          <ContactCard customer={customer} />
          <NotesCard customer={customer} />
        </div>
        <div className={desk.stack}>
          <OrdersCard customer={customer} />
          <RefundsCard customer={customer} />
          <WalletCard customer={customer} />
          <GivenCouponsCard customer={customer} />
        </div>
      </div>
    </>
  );
}

function CustomerHead({ customer }: { customer: AdminCustomer }) {
  const { t } = useLingui();
  const refresh = useRefreshCustomer();
  const [isSuspending, setIsSuspending] = useState(false);
  const { id, is_active: isActive, suspended_reason: reason } = customer;
  const name = customer.name || t`Without a name`;
  const restore = useMutation({
    mutationFn: () => customerCalls.restore({ params: { account_id: id } }),
    onSuccess(restored) {
      toast({ text: t`The account is open again`, tone: 'ok' });
      refresh(restored);
    },
  });
  return (
    <>
      <div className={desk.head}>
        <div className={desk.titles}>
          <Link to="/customers" className={desk.line}>
            <Trans>Customers</Trans>
          </Link>
          <h1 className={desk.title}>
            <bdi>{name}</bdi>
          </h1>
          <CustomerState isActive={isActive} />
        </div>
        {isActive ? (
          <Button kind="outline" icon="lock" onClick={() => setIsSuspending(true)}>
            <Trans>Suspend</Trans>
          </Button>
        ) : (
          <Button kind="outline" icon="play" isLoading={restore.isPending} onClick={() => restore.mutate()}>
            <Trans>Open the account again</Trans>
          </Button>
        )}
      </div>
      {reason !== null && (
        <BannerNote tone="warn">
          <Trans>Suspended: {reason}</Trans>
        </BannerNote>
      )}
      {restore.error && <CallFaultNote error={restore.error} />}
      {isSuspending && (
        <AskReasonDialog
          title={t`Suspend ${name}?`}
          description={<Trans>The customer is signed out everywhere and can’t sign in. Running orders go on.</Trans>}
          confirmLabel={<Trans>Suspend</Trans>}
          onClose={() => setIsSuspending(false)}
          send={async (words) => {
            refresh(await customerCalls.suspend({ params: { account_id: id }, body: { reason: words } }));
            toast({ text: t`The account is suspended`, tone: 'ok' });
          }}
        />
      )}
    </>
  );
}
