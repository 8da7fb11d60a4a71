import { Trans, useLingui } from '@lingui/react/macro';
import type { PaymentMethod } from 'market/payments/payments.rules';
import type { ReactNode } from 'react';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { RadioRow, RadioRows } from 'ui/forms/radio-row.tsx';
import { useMoney } from '#features/config/use-money.ts';
import type { ParcelDraft } from '#features/parcel/parcel-draft.ts';
import styles from '../checkout-page.module.css';
import {
  coversAll,
  isFree,
  isOverCash,
  type methodOf,
  type PayChoice,
  type PayQuote,
  type ProviderMethod,
  partOfWallet,
  providersOf,
} from './payment-methods.ts';

/** The amount to pay, the available methods, and the choice. */
export interface Paying {
  quote: PayQuote | null;
  /** All providers. */
  methods: ProviderMethod[];
  payMethod: ReturnType<typeof methodOf>;
  plan: PayChoice & { parcel: Pick<ParcelDraft, 'payer'> | null };
  change: (choice: Partial<PayChoice>) => void;
}

interface Part {
  checkout: Paying;
  quote: PayQuote;
}

/** Cash where the zone allows it [CHK-20], providers of digital payments, and the wallet; below them what belongs to the choice. */
export function HowToPay({ checkout, children }: { checkout: Paying; children?: ReactNode }) {
  const { t } = useLingui();
  const { quote } = checkout;
  if (quote && isFree(quote)) return <NothingToPay />;
  if (checkout.plan.parcel?.payer === 'receiver') return <PaidByReceiver />;
  return (
    <section className={styles.card} aria-label={t`Payment method`}>
      <RadioRows legend={<Trans>Payment method</Trans>} isWide className={styles.question}>
        {quote?.cash_on_delivery !== false && <Cash checkout={checkout} />}
        {quote && <Providers checkout={checkout} quote={quote} />}
        {quote && quote.wallet_balance !== null && <Wallet checkout={checkout} quote={quote} />}
      </RadioRows>
      {quote && <WalletFirst checkout={checkout} quote={quote} />}
      {quote && !quote.cash_on_delivery && (
        <BannerNote tone="warn">
          <Trans>Cash on delivery is not offered in this zone.</Trans>
        </BannerNote>
      )}
      {quote && isOverCash(quote) && (
        <BannerNote tone="bad" isAlert>
          <Trans>The total amount of the order, exceeds maximum amount of the cash on delivery method</Trans>
        </BannerNote>
      )}
      {children}
    </section>
  );
}

function NothingToPay() {
  return (
    <WithoutChoice icon="circle-check">
      <Trans>Nothing to pay</Trans>
    </WithoutChoice>
  );
}

function PaidByReceiver() {
  return (
    <WithoutChoice icon="banknote">
      <Trans>The receiver pays in cash at the door.</Trans>
    </WithoutChoice>
  );
}

/** A sentence in place of the payment methods. */
function WithoutChoice({ icon, children }: { icon: 'banknote' | 'circle-check'; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <section className={styles.card} aria-label={t`Payment method`}>
      <h2 className={styles.title}>
        <Trans>Payment method</Trans>
      </h2>
      <BannerNote tone="info" icon={icon}>
        {children}
      </BannerNote>
    </section>
  );
}

/** Over the cap it stays visible, with the reason [CHK-21]. */
function Cash({ checkout }: { checkout: Paying }) {
  const { quote } = checkout;
  const money = useMoney(quote?.currency);
  const cap = quote?.cash_on_delivery_cap ?? null;
  const limit = cap === null ? '' : money(cap);
  return (
    <RadioRow
      {...wayProps(checkout, 'cash_on_delivery')}
      icon="banknote"
      disabled={quote !== null && isOverCash(quote)}
      description={
        checkout.plan.parcel ? (
          <Trans>Pay when it is picked up</Trans>
        ) : cap === null ? (
          <Trans>Pay at the door</Trans>
        ) : (
          <Trans>Up to {limit} in this zone</Trans>
        )
      }
    >
      <Trans>Cash on delivery</Trans>
    </RadioRow>
  );
}

function Providers({ checkout, quote }: Part) {
  return providersOf(quote, checkout.methods).map(({ name, title }) => (
    <RadioRow
      key={name}
      {...wayProps(checkout, 'digital_payment', name)}
      icon="credit-card"
      description={
        name === 'sandbox' ? <Trans>A trial: no money moves</Trans> : <Trans>You pay on the next page</Trans>
      }
    >
      {title}
    </RadioRow>
  ));
}

/** Can be chosen alone only with a sufficient balance; otherwise it says so. */
function Wallet({ checkout, quote }: Part) {
  const money = useMoney(quote.currency);
  const isEnough = coversAll(quote);
  const balance = money(quote.wallet_balance ?? 0);
  return (
    <RadioRow
      {...wayProps(checkout, 'wallet')}
      icon="wallet"
      disabled={!isEnough}
      description={
        <>
          <Trans>Balance {balance}</Trans>
          {!isEnough && (
            <>
              {' · '}
              <Trans>Your wallet balance is too low.</Trans>
            </>
          )}
        </>
      }
    >
      <Trans>Wallet</Trans>
    </RadioRow>
  );
}

/** A part from the wallet, the rest as chosen above. */
function WalletFirst({ checkout, quote }: Part) {
  const money = useMoney(quote.currency);
  const part = partOfWallet(quote);
  if (part === 0) return null;
  const [paid, rest] = [money(part), money(quote.wallet_rest)];
  return (
    <RadioRow
      name="use_wallet"
      isMultiple
      icon="wallet"
      checked={checkout.plan.usesWallet}
      onChange={(event) => checkout.change({ usesWallet: event.target.checked })}
      description={<Trans>{rest} is left to pay</Trans>}
    >
      <Trans>Pay {paid} from the wallet first</Trans>
    </RadioRow>
  );
}

function wayProps({ payMethod, change }: Paying, method: PaymentMethod, provider = '') {
  return {
    name: 'payment_method',
    checked: payMethod?.method === method && payMethod.provider === provider,
    onChange: () => change({ method, provider, ...(method === 'wallet' && { usesWallet: false }) }),
  };
}
