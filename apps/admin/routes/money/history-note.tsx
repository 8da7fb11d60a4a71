import { Plural, Trans } from '@lingui/react/macro';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import type { ReplyOf } from 'market/calls/endpoint';
import type { adminWalletContract } from 'market/wallet/wallet.admin.contract';
import desk from '../../layout/desk.module.css';

type Preview = ReplyOf<typeof adminWalletContract.previewPay>;

/** What a rule would have changed in the days before it. */
export function HistoryNote({ preview, days }: { preview: Preview | undefined; days: number }) {
  const amountText = useAmountText();
  if (!preview) return null;
  if (preview.currencies.length === 0) {
    return (
      <p className={desk.hint}>
        <Trans>No order of the last {days} days would have had this rule.</Trans>
      </p>
    );
  }
  return preview.currencies.map(({ currency, orders, booked, by_rule: byRule }) => {
    const [was, would] = [amountText(booked, currency), amountText(byRule, currency)];
    return (
      <p key={currency} className={desk.hint}>
        <Plural value={orders} one="# order of the last days:" other="# orders of the last days:" />{' '}
        <Trans>
          {was} as booked, {would} by this rule.
        </Trans>
      </p>
    );
  });
}
