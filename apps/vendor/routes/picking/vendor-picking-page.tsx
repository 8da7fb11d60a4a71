import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { LoadingScreen } from 'app-kit/screens/screens.tsx';
import { useAppTitle } from 'app-kit/start/app-info.ts';
import { ordersToPick, type PickSection, pickListOf, slotOf } from 'market/orders/kitchen/orders-pick.rules';
import { Link, useSearchParams } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import { Select } from 'ui/forms/field.tsx';
import { useStoreEvents } from '../../features/orders/use-store-events.ts';
import { OwnStorePage } from '../../features/stores/own-store.tsx';
import { boardCalls } from '../board/board-query.ts';
import { type ShownOrder, useStoreBoard } from '../board/use-store-board.ts';
import { PickRow } from './pick-row.tsx';
import { usePrintSlot } from './use-print-slot.tsx';
import { useSlotName } from './use-slot-name.tsx';
import styles from './vendor-picking-page.module.css';

/** What several orders of the chosen store need, by category, and all their tickets in one print [STO-030]. */
export function VendorPickingPage() {
  const { t } = useLingui();
  const app = useAppTitle();
  return (
    <>
      <title>{t`Pick list · ${app}`}</title>
      <OwnStorePage permission="store.orders">
        {({ store_id: storeId }) => <Picking key={storeId} storeId={storeId} />}
      </OwnStorePage>
    </>
  );
}

function Picking({ storeId }: { storeId: number }) {
  useStoreEvents(storeId);
  const board = useStoreBoard(storeId);
  const waiting = board.orders && ordersToPick(board.orders);
  const places = usePlaces(storeId, waiting);
  const error = board.error ?? places.error;
  return (
    <div className={styles.page}>
      <p>
        <Link to={`/?store=${storeId}`}>
          <Trans>Orders</Trans>
        </Link>
      </p>
      <h1 className={styles.title}>
        <Trans>Pick list</Trans>
      </h1>
      {error && !waiting && (
        <>
          <CallFaultNote error={error} />
          <Button kind="outline" icon="refresh-cw" onClick={board.retry}>
            <Trans>Try again</Trans>
          </Button>
        </>
      )}
      {!waiting && !error && <LoadingScreen />}
      {waiting?.length === 0 && (
        <EmptyState image="boxbig" title={<Trans>Nothing to pick</Trans>}>
          <Trans>Orders that you accept are listed here until they are ready.</Trans>
        </EmptyState>
      )}
      {waiting && waiting.length > 0 && (
        <SlotList storeId={storeId} waiting={waiting} places={places.data?.lines ?? []} take={board.take} />
      )}
    </div>
  );
}

/** Where the lines are found; asked for again when orders or lines come or go. */
function usePlaces(storeId: number, orders: readonly ShownOrder[] | undefined) {
  const lines = orders?.map(({ id, lines: own }) => `${id}:${own.length}`).sort();
  return useQuery({
    queryKey: ['pick-places', storeId, lines],
    queryFn: ({ signal }) => boardCalls.pickPlaces({ params: { store_id: storeId }, signal }),
    enabled: lines !== undefined && lines.length > 0,
    placeholderData: (before) => before,
  });
}

interface SlotListProps {
  storeId: number;
  waiting: ShownOrder[];
  places: Parameters<typeof pickListOf>[1];
  take: ReturnType<typeof useStoreBoard>['take'];
}

function SlotList({ storeId, waiting, places, take }: SlotListProps) {
  const { t } = useLingui();
  const [address, setAddress] = useSearchParams();
  const slotName = useSlotName();
  const slots = [...new Set(waiting.map(({ schedule_at: at }) => slotOf(at)))];
  const wanted = slots.find((slot) => slot === address.get('slot')) ?? '';
  const orders = wanted === '' ? waiting : waiting.filter(({ schedule_at: at }) => slotOf(at) === wanted);
  const sections = pickListOf(orders, places);
  const { print, view, isPrinting } = usePrintSlot(storeId);
  const pieces = sections.flatMap((section) => section.pieces);
  const done = pieces.filter(({ lines }) => lines.every(({ isPicked }) => isPicked)).length;
  const all = pieces.length;
  const count = orders.length;
  const choose = (slot: string) =>
    setAddress(
      (before) => {
        if (slot) before.set('slot', slot);
        else before.delete('slot');
        return before;
      },
      { replace: true },
    );
  const countOf = (slot: string) => waiting.filter(({ schedule_at: at }) => slotOf(at) === slot).length;
  return (
    <>
      <div className={styles.tools}>
        <Select label={t`Slot`} value={wanted} onChange={({ target }) => choose(target.value)}>
          <option value="">{t`All slots`}</option>
          {slots.map((slot) => (
            <option key={slot} value={slot}>
              {slotName(slot)} · {countOf(slot)}
            </option>
          ))}
        </Select>
        <Button kind="outline" icon="printer" onClick={() => print({ sections, orders, form: 'list' })}>
          <Trans>Print this list</Trans>
        </Button>
        <Button
          kind="outline"
          icon="printer"
          isLoading={isPrinting}
          onClick={() => print({ sections, orders, form: 'kitchen' })}
        >
          <Plural value={count} one="Print # kitchen ticket" other="Print # kitchen tickets" />
        </Button>
        <Button
          kind="outline"
          icon="printer"
          isLoading={isPrinting}
          onClick={() => print({ sections, orders, form: 'bag' })}
        >
          <Trans>Print bag tickets</Trans>
        </Button>
      </div>
      <p role="status" className={styles.muted}>
        <Trans>
          {done} of {all} picked
        </Trans>
      </p>
      <Sections
        sections={sections}
        onPick={(lines, isTicked) => {
          for (const { orderId, line, isPicked } of lines) {
            const order = orders.find(({ id }) => id === orderId);
            if (order && isPicked !== isTicked) take(order, { kind: 'tick', line, part: 0, isTicked });
          }
        }}
      />
      {view}
    </>
  );
}

interface SectionsProps {
  sections: readonly PickSection[];
  onPick: (lines: PickSection['pieces'][number]['lines'], isTicked: boolean) => void;
}

function Sections({ sections, onPick }: SectionsProps) {
  return sections.map(({ category, pieces }) => (
    <section key={category?.id ?? 0} aria-labelledby={`pick-${category?.id ?? 0}`} className={styles.section}>
      <h2 id={`pick-${category?.id ?? 0}`} className={styles.heading}>
        {category ? <bdi>{category.name}</bdi> : <Trans>Without a category</Trans>}
      </h2>
      <ul className={styles.list}>
        {pieces.map((piece) => (
          <PickRow key={piece.key} piece={piece} onPick={(isTicked) => onPick(piece.lines, isTicked)} />
        ))}
      </ul>
    </section>
  ));
}
