import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { timeOfDay } from 'app-kit/formats/clock.ts';
import type { Delivery } from 'market/orders/orders.courier.contract';
import { maxBags } from 'market/orders/orders-delivery.rules';
import { lazy, Suspense, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { Checkbox } from 'ui/forms/checkbox.tsx';
import { Stepper } from 'ui/forms/stepper.tsx';
import { Icon } from 'ui/media/icon.tsx';
import type { useEnqueueStep } from '../courier-steps.ts';
import styles from '../current-delivery.module.css';
import pickUp from './pick-up.module.css';

/** Loads with the first question. */
const ConfirmDialog = lazy(async () => ({ default: (await import('ui/overlays/confirm-dialog.tsx')).ConfirmDialog }));

/** The bags as the rider has counted them. */
export interface BagCount {
  bags: number;
  setBags: (bags: number) => void;
}

/** What should be in the bags, and how many there are, to compare at the counter [DEL-26]. */
export function CompareBags({ delivery, count }: { delivery: Delivery; count: BagCount }) {
  const { t } = useLingui();
  const { lines, bag_count: packed, item_count: pieces } = delivery;
  const { bags, setBags } = count;
  return (
    <section className={pickUp.compare}>
      <h2 className={pickUp.title}>
        <Plural value={pieces} one="# item to compare" other="# items to compare" />
      </h2>
      <ul className={pickUp.lines}>
        {lines.map(({ name, quantity }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of an order keep their places
          <li key={index}>
            <b>{quantity}×</b> <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
      {packed === null ? (
        <div className={pickUp.count}>
          <Trans>Bags that you take</Trans>
          <Stepper
            label={t`Bags that you take`}
            value={bags}
            max={maxBags}
            onChange={setBags}
            spoken={<Plural value={bags} one="# bag" other="# bags" />}
          />
        </div>
      ) : (
        <fieldset className={pickUp.ticks}>
          <legend>
            <Plural value={packed} one="The store packed # bag. Tick it." other="The store packed # bags. Tick each." />
          </legend>
          {Array.from({ length: packed }, (_, index) => {
            const number = index + 1;
            return (
              <Checkbox
                key={number}
                checked={bags >= number}
                onChange={() => setBags(bags >= number ? number - 1 : number)}
              >
                <Trans>
                  Bag {number} of {packed}
                </Trans>
              </Checkbox>
            );
          })}
        </fieldset>
      )}
    </section>
  );
}

interface PickUpFootProps {
  delivery: Delivery;
  count: BagCount;
  make: ReturnType<typeof useEnqueueStep>;
}

/** Takes the bags; where they are not as many as the store has packed, it asks first [DEL-26]. */
export function PickUpButton({ delivery, count: { bags }, make }: PickUpFootProps) {
  const [asks, setAsks] = useState(false);
  const { bag_count: packed } = delivery;
  const taken = Math.max(1, bags);
  const take = () => {
    setAsks(false);
    make(delivery, { kind: 'pickUp', bags: taken });
  };
  return (
    <>
      <Button
        isBlock
        className={styles.button}
        onClick={() => (packed !== null && bags !== packed ? setAsks(true) : take())}
      >
        <Trans>I have the order</Trans>
      </Button>
      {asks && (
        <Suspense>
          <ConfirmDialog
            icon="shopping-basket"
            question={<Plural value={packed ?? 0} one="The store packed # bag" other="The store packed # bags" />}
            cancelLabel={<Trans>Count again</Trans>}
            confirmLabel={<Plural value={taken} one="Take # bag" other="Take # bags" />}
            kind="brand"
            onCancel={() => setAsks(false)}
            onConfirm={take}
          >
            <Trans>You have ticked {bags}. Ask at the counter for the rest first.</Trans>
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}

/** What the rider finds instead of the order; operators read it [DEL-26]. */
export function StoreProblems({ delivery, timeZone, make }: Omit<PickUpFootProps, 'count'> & { timeZone: string }) {
  const { at_store_at: hereAt, store_problem: problem } = delivery;
  if (hereAt === null) return null;
  const time = timeOfDay(new Date(hereAt), timeZone);
  return (
    <>
      <p role="status" className={pickUp.here}>
        <Icon name="map-pin" size={22} />
        <span>
          <Trans>Here since {time}. The store sees it.</Trans>{' '}
          {problem === 'not_ready' && <Trans>Noted: not ready.</Trans>}
          {problem === 'closed' && <Trans>Noted: closed. Call the store, or give the order back.</Trans>}
        </span>
      </p>
      <div className={styles.tools}>
        <button
          type="button"
          className={styles.tool}
          aria-pressed={problem === 'not_ready'}
          onClick={() => make(delivery, { kind: 'noteStore', problem: 'not_ready' })}
        >
          <Icon name="clock-4" size={22} />
          <Trans>Not ready</Trans>
        </button>
        <button
          type="button"
          className={styles.tool}
          aria-pressed={problem === 'closed'}
          onClick={() => make(delivery, { kind: 'noteStore', problem: 'closed' })}
        >
          <Icon name="store" size={22} />
          <Trans>Closed</Trans>
        </button>
      </div>
    </>
  );
}
