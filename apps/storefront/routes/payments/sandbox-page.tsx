import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { DueOrder } from 'market/payments/payments.contract';
import { Form, href, redirect, useNavigation } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { Chip } from 'ui/buttons/chip.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { Page } from 'ui/layout/page.tsx';
import { Monogram } from 'ui/media/monogram.tsx';
import { SumList } from 'ui/prices/sum-list.tsx';
import { revalidateUnlessSheet } from '#browser/sheet-moves.ts';
import type { PageHandle } from '#features/config/page-handle.ts';
import { useMarket } from '#features/config/use-market.ts';
import { useMoney } from '#features/config/use-money.ts';
import { ShownAt } from '#features/items/cards/shown-at.ts';
import { PaymentDeadline } from '#features/payments/payment-deadline.tsx';
import { apiFor } from '../../server/api-client.server.ts';
import type { Route } from './+types/sandbox-page';
import { fetchDueOrderIfOwn, fetchPayment } from './fetch-payment.server.ts';
import styles from './payments.module.css';

export const shouldRevalidate = revalidateUnlessSheet;

const sandboxActions = ['pay', 'fail', 'cancel', 'late', 'twice'] as const;
type SandboxAction = (typeof sandboxActions)[number];

/** The page of a provider that takes no money. A payment that is over has nothing to choose any more. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const api = apiFor(context, request);
  const payment = await fetchPayment(api, params.id);
  if (payment.provider !== 'sandbox' || payment.status !== 'open')
    throw redirect(href('/payment/return/:id', { id: params.id }));
  const due = payment.order_id === null ? null : await fetchDueOrderIfOwn(api, payment.order_id);
  return { payment, due, shownAt: Date.now() };
}

/** Plays the provider; the shopper continues as with a real one. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const chosen = String((await request.formData()).get('does'));
  const does = sandboxActions.find((sandboxAction) => sandboxAction === chosen) ?? 'cancel';
  await apiFor(context, request).payments.play({ body: { payment_id: params.id, does } });
  return redirect(href('/payment/return/:id', { id: params.id }));
}

export const handle = { title: ({ i18n }) => i18n._(msg`Payment sandbox`) } satisfies PageHandle;

export default function SandboxPage({ loaderData: { payment, due, shownAt } }: Route.ComponentProps) {
  const { t } = useLingui();
  const { businessName } = useMarket();
  const title = t`Payment sandbox`;
  return (
    <ShownAt value={shownAt}>
      <div className={styles.hazard} aria-hidden="true" />
      <Page className={styles.sandbox}>
        <title>{`${title} · ${businessName}`}</title>
        <meta name="robots" content="noindex" />
        <Form method="post" className={styles.card}>
          <div>
            <div className={styles.head}>
              <h1 className={styles.title}>{title}</h1>
              <Chip tone="warn" icon="triangle-alert">
                <Trans>Sandbox</Trans>
              </Chip>
            </div>
            <p className={styles.muted}>
              <Trans>No money moves here. Choose what the payment provider should answer.</Trans>
            </p>
          </div>
          <SandboxActions amount={payment.amount} currency={payment.currency} />
        </Form>
        {due && <Bill due={due} />}
      </Page>
    </ShownAt>
  );
}

function SandboxActions({ amount, currency }: { amount: number; currency: string }) {
  const money = useMoney(currency);
  const { formData, state } = useNavigation();
  const pressed = state === 'idle' ? undefined : formData?.get('does');
  const sandboxAction = (does: SandboxAction) => ({
    type: 'submit' as const,
    name: 'does',
    value: does,
    isLoading: pressed === does,
  });
  return (
    <div className={styles.actions}>
      <Button
        {...sandboxAction('pay')}
        size="large"
        isBlock
        icon="circle-check"
        end={money(amount)}
        className={styles.whole}
      >
        <Trans>Pay</Trans>
      </Button>
      <Button {...sandboxAction('fail')} kind="outline" icon="circle-x">
        <Trans>Fail</Trans>
      </Button>
      <Button {...sandboxAction('cancel')} kind="soft" icon="rotate-ccw">
        <Trans>Cancel</Trans>
      </Button>
      <Button {...sandboxAction('late')} kind="outline" icon="clock-4">
        <Trans>Pay late</Trans>
      </Button>
      <Button {...sandboxAction('twice')} kind="outline" icon="copy">
        <Trans>Pay twice</Trans>
      </Button>
    </div>
  );
}

/** The order and the time until which it waits for payment. */
function Bill({ due }: { due: DueOrder }) {
  const { t } = useLingui();
  const money = useMoney(due.currency);
  const { store, order_id: orderId } = due;
  return (
    <aside className={styles.aside} aria-label={t`Order summary`}>
      <section className={styles.card}>
        <div className={styles.store}>
          {store && <Monogram letters={store.monogram} colour={store.colours[0]} />}
          <div>
            {store && <p className={styles.name}>{store.name}</p>}
            <p className={styles.small}>
              <Trans>Order #{orderId}</Trans>
              {' · '}
              {store ? <Plural value={due.item_count} one="# item" other="# items" /> : <Trans>Parcel</Trans>}
            </p>
          </div>
        </div>
        <SumList
          lines={[
            { label: t`Order total`, amount: money(due.total) },
            ...(due.wallet_paid > 0
              ? [{ label: t`Wallet`, amount: money(-due.wallet_paid), tone: 'gain' as const }]
              : []),
            { label: t`To pay`, amount: money(due.to_pay), tone: 'total' },
          ]}
        />
      </section>
      {due.pay_until && (
        <BannerNote tone="deal" icon="clock-4">
          <Trans>
            We hold your items for <PaymentDeadline until={due.pay_until} />. After that the order is released and
            nothing is charged.
          </Trans>
        </BannerNote>
      )}
    </aside>
  );
}
