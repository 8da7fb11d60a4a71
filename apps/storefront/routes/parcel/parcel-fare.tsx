import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderQuote } from 'market/orders/orders.contract';
import { minutesToReceiver, pickUpMinutes } from 'market/parcel/parcel.rules';
import { Suspense, useEffect, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { distance } from 'ui/formats/format.ts';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import { MapOnTap } from 'ui/map/map-on-tap.tsx';
import { SumList } from 'ui/prices/sum-list.tsx';
import { RefusalText } from '#features/config/refusal-text.tsx';
import { useMoney } from '#features/config/use-money.ts';
import { PriceFrom } from '#features/parcel/price-from.tsx';
import checkout from '../checkout/checkout-page.module.css';
import styles from './parcel-info-page.module.css';
import type { Parcel } from './use-parcel.ts';

const RouteMap = lazyPart(async () => {
  const { RouteMap } = await import('ui/map/route-map.tsx');
  return { default: RouteMap };
});

/** Distance and price from the server; until both places are known, what is missing. */
export function ParcelFare({ parcel, priceFrom }: { parcel: Parcel; priceFrom: number | null }) {
  const { t } = useLingui();
  const { quote, refusal } = parcel;
  return (
    <aside className={styles.fare} aria-label={t`Fare`}>
      <WayMap parcel={parcel} />
      <div className={styles.sums}>
        {quote && <Sums quote={quote} />}
        {!quote && !refusal && (
          <p className={checkout.small}>
            <Trans>The fare stands here once both places are chosen.</Trans>
          </p>
        )}
        {refusal && (
          <BannerNote tone="bad" isAlert>
            {refusal.message ? (
              <RefusalText refusal={refusal} />
            ) : (
              <Trans>We could not reach the market. Check your connection and try again.</Trans>
            )}
          </BannerNote>
        )}
        <div className={checkout.inSummary}>
          <ContinueButton parcel={parcel} priceFrom={priceFrom} />
        </div>
      </div>
    </aside>
  );
}

/** Both places at once; in the browser only, for the sums say how far it is. */
function WayMap({ parcel: { form } }: { parcel: Parcel }) {
  const { t } = useLingui();
  const [isHere, setIsHere] = useState(false);
  useEffect(() => setIsHere(true), []);
  const [from, to] = [form.sender.place, form.receiver.place];
  if (!from || !to) return null;
  return (
    <div className={styles.map}>
      <MapOnTap>
        <Suspense>
          {isHere && (
            <RouteMap
              key={`${from.lat},${from.lng},${to.lat},${to.lng}`}
              label={t`Map of the way from sender to receiver`}
              hasSmallPins
              store={from}
              storeIcon="circle-dot"
              home={to}
              courier={null}
              route={[]}
            />
          )}
        </Suspense>
      </MapOnTap>
    </div>
  );
}

function Sums({ quote }: { quote: OrderQuote }) {
  const { t } = useLingui();
  const money = useMoney(quote.currency);
  const { min, max } = minutesToReceiver(quote.distance_metres);
  const minutes = `${min}–${max}`;
  return (
    <>
      <SumList
        lines={[
          { label: t`Distance`, amount: distance(quote.distance_metres / 1000) },
          { label: t`Delivery fee`, amount: money(quote.delivery_fee) },
          ...(quote.service_charge > 0 ? [{ label: t`Service charge`, amount: money(quote.service_charge) }] : []),
          { label: t`Total`, amount: money(quote.total), tone: 'total' as const },
        ]}
      />
      <BannerNote tone="info" icon="clock-4">
        <Trans>
          Picked up in {pickUpMinutes} min, there in about {minutes} min
        </Trans>
      </BannerNote>
    </>
  );
}

/** Shows the price, or the lowest one; after a press, missing fields show their messages. */
export function ContinueButton({
  parcel: { quote, refusal },
  priceFrom,
}: {
  parcel: Parcel;
  priceFrom: number | null;
}) {
  const money = useMoney(quote?.currency);
  return (
    <Button
      type="submit"
      kind="ink"
      size="large"
      isBlock
      disabled={refusal !== null}
      end={quote ? money(quote.total) : <PriceFrom amount={priceFrom} />}
    >
      <Trans>Continue</Trans>
    </Button>
  );
}
