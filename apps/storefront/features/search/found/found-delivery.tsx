import { Trans, useLingui } from '@lingui/react/macro';
import { MetaLine } from 'ui/layout/meta-line.tsx';
import { VisuallyHidden } from 'ui/layout/visually-hidden.tsx';
import { Icon } from 'ui/media/icon.tsx';
import { useMoney } from '#features/config/use-money.ts';
import { useWait } from '#features/stores/store-texts.tsx';
import type { FoundCard } from './found-item.ts';

interface FoundDeliveryProps {
  item: FoundCard;
  /** Shows what one costs at the door, where the list goes by it. */
  hasTotal: boolean;
}

/** How long a found item takes and what its delivery costs, as on the card of its store; nothing while that is closed. */
export function FoundDelivery({ item, hasTotal }: FoundDeliveryProps) {
  const { t } = useLingui();
  const money = useMoney();
  const wait = useWait();
  const { delivery_time: time, delivery_fee: amount, total_for_one: total } = item;
  const fee = amount === null ? undefined : money(amount);
  const sum = hasTotal && total !== null ? money(total) : undefined;
  return (
    <>
      {item.store_open && (
        <MetaLine>
          {time && <bdi dir="ltr">{wait(time)}</bdi>}
          {fee && (amount === 0 ? t`Free delivery` : <Fee fee={fee} />)}
        </MetaLine>
      )}
      {sum && (
        <b>
          <Trans>Total</Trans> <bdi>{sum}</bdi>
        </b>
      )}
    </>
  );
}

/** Two cards abreast have no room for the word. */
function Fee({ fee }: { fee: string }) {
  return (
    <>
      <Icon name="bike" size={15} />
      <bdi aria-hidden="true">{fee}</bdi>
      <VisuallyHidden>
        <Trans>{fee} delivery</Trans>
      </VisuallyHidden>
    </>
  );
}
