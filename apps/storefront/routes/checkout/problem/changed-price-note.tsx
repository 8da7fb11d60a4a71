import { Trans } from '@lingui/react/macro';
import type { OrderQuote } from 'market/orders/orders.contract';
import { Button } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { useMoney } from '#features/config/use-money.ts';
import { type LineChange, quoteChanges } from './quote-changes.ts';

interface NoteProps {
  /** The quote for which the order was pressed. */
  outdated: OrderQuote;
  current: OrderQuote;
  onAccept: () => void;
}

/** What has changed since the order was pressed; stays until it is accepted, here or by placing the order [CHK-10]. */
export function ChangedPriceNote({ outdated, current, onAccept }: NoteProps) {
  const money = useMoney(current.currency);
  const { lines, deliveryFee, total } = quoteChanges(outdated, current);
  if (!total && lines.length === 0) return null;
  const [feeBefore, feeAfter] = (deliveryFee ?? []).map(money);
  const [totalBefore, totalAfter] = (total ?? []).map(money);
  return (
    <BannerNote
      tone="warn"
      isAlert
      action={
        <Button kind="soft" size="small" onClick={onAccept}>
          <Trans>Accept</Trans>
        </Button>
      }
    >
      <b>
        <Trans>Your order has changed and was not placed.</Trans>
      </b>
      <ul>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be of one item, and none keeps any state
          <li key={index}>
            <ChangedLine line={line} money={money} />
          </li>
        ))}
        {deliveryFee && (
          <li>
            <Trans>
              Delivery fee: {feeBefore}, now {feeAfter}
            </Trans>
          </li>
        )}
        {total && (
          <li>
            <Trans>
              Total: {totalBefore}, now {totalAfter}
            </Trans>
          </li>
        )}
      </ul>
    </BannerNote>
  );
}

function ChangedLine({
  line: { name, before, after },
  money,
}: {
  line: LineChange;
  money: (amount: number) => string;
}) {
  const [was, is] = [before, after].map((side) => side && `${side.quantity} × ${money(side.total / side.quantity)}`);
  if (!before) {
    return (
      <Trans>
        {name}: new, {is}
      </Trans>
    );
  }
  if (!after) return <Trans>{name}: no longer in your cart</Trans>;
  return (
    <>
      {name}: {was} → {is}
    </>
  );
}
