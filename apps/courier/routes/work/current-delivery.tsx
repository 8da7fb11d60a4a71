import { Trans, useLingui } from '@lingui/react/macro';
import { timeOfDay } from 'app-kit/formats/clock.ts';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import { LoadingScreen } from 'app-kit/screens/screens.tsx';
import type { CourierChat } from 'market/chat/chat.rules';
import type { Delivery } from 'market/orders/orders.courier.contract';
import { deliverySteps } from 'market/orders/orders-delivery.rules';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Icon } from 'ui/media/icon.tsx';
import { DeliveryTools } from '../call/delivery-tools.tsx';
import { useEnqueueStep } from './courier-steps.ts';
import styles from './current-delivery.module.css';
import { DeliveryFoot } from './delivery-foot.tsx';
import type { PositionState } from './phone/use-position.ts';
import { CompareBags, StoreProblems } from './store/pick-up.tsx';
import { StoreWords } from './store/store-words.tsx';
import type { Work } from './use-work.ts';

/** Each loads when it is first needed. */
const ProblemChoice = lazy(async () => ({ default: (await import('./problem-choice.tsx')).ProblemChoice }));
const DoorCodePad = lazy(async () => ({ default: (await import('./door/door-code-pad.tsx')).DoorCodePad }));
const ShortCash = lazy(async () => ({ default: (await import('./door/short-cash.tsx')).ShortCash }));
const DeliveryMap = lazy(async () => ({ default: (await import('./maps/work-map.tsx')).DeliveryMap }));
const DoorHelp = lazy(async () => ({ default: (await import('./door/door-help.tsx')).DoorHelp }));
const DoorPhoto = lazy(async () => ({ default: (await import('./photo/photo-of-door.tsx')).DoorPhoto }));
const PromiseReason = lazy(async () => ({
  default: (await import('app-kit/orders/promise-reason.tsx')).PromiseReason,
}));
const DelayNote = lazy(async () => ({ default: (await import('../broadcasts/courier-broadcasts.tsx')).DelayNote }));
const OrderHelp = lazy(async () => ({ default: (await import('../help/order-help.tsx')).OrderHelp }));
const OrderChat = lazy(async () => ({ default: (await import('../chat/order-chat.tsx')).OrderChat }));
const StoreWait = lazy(async () => ({ default: (await import('./store/store-wait.tsx')).StoreWait }));
const DoorWait = lazy(async () => ({ default: (await import('./door-wait.tsx')).DoorWait }));

const mapHeight = 700;

/**
 * The map is hidden at first on a low screen, where the text matters more, at the store, where the wait does, at the door,
 * where the photo does, and while the phone saves its battery; a press shows it [DEL-47].
 */
function useMapChoice({ step, at_store_at: atStore, at_door_at: atDoor }: Delivery, isSaving: boolean) {
  const [wantsMap, setWantsMap] = useState<boolean>();
  const isThere = (step === 'deliver' ? atDoor : atStore) !== null;
  const hasMap = wantsMap ?? (innerHeight >= mapHeight && !isThere && !isSaving);
  return { hasMap, toggleMap: () => setWantsMap(!hasMap) };
}

interface CurrentDeliveryProps {
  delivery: Delivery;
  work: Work;
  /** Whether the phone saves its battery. */
  isSaving: boolean;
  position: PositionState;
  /** Opens the large view for the way [DEL-42]. */
  onOutdoors: (() => void) | undefined;
  /** Below the step. */
  children?: ReactNode;
}

/** What is open instead of the next step. */
type Aside =
  | { kind: 'chat'; with: CourierChat }
  | { kind: 'help' }
  | { kind: 'code' }
  | { kind: 'shortCash' }
  | { kind: 'problem'; back: 'code' | undefined };

/** What is open stands in the history: Back closes it, and it is there after a reload. */
function useAside(orderId: string): [Aside | undefined, (next: Aside | undefined) => void] {
  const navigate = useNavigate();
  const state = useLocation().state as { orderId: string; aside: Aside } | null;
  const aside = state?.orderId === orderId ? state.aside : undefined;
  const change = (next: Aside | undefined) => {
    if (next) void navigate('.', { replace: aside !== undefined, state: { orderId, aside: next } });
    else if (aside) void navigate(-1);
  };
  return [aside, change];
}

/** Returns what is open: at the door also the wait of an order that cannot be delivered. */
function openAside({ step, problem }: Delivery, aside: Aside | undefined): Aside | { kind: 'wait' } | undefined {
  if (aside?.kind === 'chat' || aside?.kind === 'help') return aside;
  if (step !== 'deliver') return undefined;
  return problem === null ? aside : { kind: 'wait' };
}

interface AsideScreenProps extends Pick<CurrentDeliveryProps, 'delivery' | 'work' | 'position'> {
  aside: NonNullable<ReturnType<typeof openAside>>;
  onChange: (aside: Aside | undefined) => void;
}

/** The chats, the help, the pad of the code, or why an order cannot be delivered. */
function AsideScreen({ delivery, work, position, aside, onChange }: AsideScreenProps) {
  const close = () => onChange(undefined);
  switch (aside.kind) {
    case 'chat':
      return (
        <OrderChat
          order={delivery}
          first={aside.with}
          isRiding={position.kind === 'known' && position.isRiding}
          timeZone={work.time_zone}
          onBack={close}
        />
      );
    case 'help':
      return (
        <OrderHelp
          delivery={delivery}
          clockOffset={work.clockOffset}
          onChat={(chat) => onChange({ kind: 'chat', with: chat })}
          onShortCash={() => onChange({ kind: 'shortCash' })}
          onProblem={() => onChange({ kind: 'problem', back: undefined })}
          onBack={close}
        />
      );
    case 'shortCash':
      return <ShortCash delivery={delivery} work={work} onBack={close} />;
    case 'problem':
      return (
        <ProblemChoice delivery={delivery} work={work} onBack={() => onChange(aside.back && { kind: aside.back })} />
      );
    case 'wait':
      return <DoorWait delivery={delivery} work={work} onOver={close} />;
    case 'code':
      return (
        <DoorCodePad
          delivery={delivery}
          work={work}
          onProblem={() => onChange({ kind: 'problem', back: 'code' })}
          onBack={close}
        />
      );
  }
}

/** The next step of one delivery: where, until when, and one button that takes it [DEL-19] [DEL-26] [DEL-30]. */
export function CurrentDelivery({ delivery, work, position, isSaving, onOutdoors, children }: CurrentDeliveryProps) {
  const [aside, setAside] = useAside(delivery.id);
  const { hasMap, toggleMap } = useMapChoice(delivery, isSaving);
  const make = useEnqueueStep(work.clockOffset);
  const [bags, setBags] = useState<number>();
  // Bags that the store has packed are ticked one by one; others are counted from the first.
  const count = { bags: bags ?? (delivery.bag_count === null ? 1 : 0), setBags };
  const isAtDoor = delivery.step === 'deliver';
  const opened = openAside(delivery, aside);
  if (opened) {
    return (
      <Suspense fallback={<LoadingScreen />}>
        <AsideScreen {...{ delivery, work, position }} aside={opened} onChange={setAside} />
      </Suspense>
    );
  }
  return (
    <>
      <main id="main" tabIndex={-1} className={styles.page}>
        <StepHead delivery={delivery} timeZone={work.time_zone} />
        {delivery.delay && (
          <Suspense>
            <DelayNote delay={delivery.delay} timeZone={work.time_zone} clockOffset={work.clockOffset} />
          </Suspense>
        )}
        {hasMap && (
          <Suspense>
            <DeliveryMap delivery={delivery} position={position} />
          </Suspense>
        )}
        {isAtDoor ? <Door delivery={delivery} /> : <Counter delivery={delivery} />}
        {isAtDoor || delivery.step === 'return' ? null : (
          <>
            <Suspense>
              <StoreWait delivery={delivery} clockOffset={work.clockOffset} />
            </Suspense>
            <StoreProblems delivery={delivery} timeZone={work.time_zone} make={make} />
          </>
        )}
        {isAtDoor && <DoorParts delivery={delivery} work={work} position={position} make={make} />}
        {delivery.step === 'pick_up' && <CompareBags delivery={delivery} count={count} />}
        <DeliveryTools
          delivery={delivery}
          clockOffset={work.clockOffset}
          onOutdoors={onOutdoors}
          hasMap={hasMap}
          onMap={toggleMap}
          onChat={() => setAside({ kind: 'chat', with: isAtDoor && delivery.has_account ? 'customer' : 'store' })}
          onHelp={() => setAside({ kind: 'help' })}
        />
        {delivery.order_note !== '' && (
          <p className={styles.note}>
            <Icon name="info" /> <bdi>{delivery.order_note}</bdi>
          </p>
        )}
        {children}
      </main>
      <DeliveryFoot
        key={delivery.step}
        delivery={delivery}
        work={work}
        position={position}
        count={count}
        onProblem={() => setAside({ kind: 'problem', back: undefined })}
        onCode={() => setAside({ kind: 'code' })}
        onShortCash={() => setAside({ kind: 'shortCash' })}
      />
    </>
  );
}

interface DoorPartsProps extends Pick<CurrentDeliveryProps, 'delivery' | 'work' | 'position'> {
  make: ReturnType<typeof useEnqueueStep>;
}

/** What helps to find the door, and the photo of an order that is left there. */
function DoorParts({ delivery, work, position, make }: DoorPartsProps) {
  return (
    <Suspense>
      <DoorHelp delivery={delivery} position={position} make={make} />
      {mayPhotograph(delivery) && (
        <DoorPhoto delivery={delivery} position={position} timeZone={work.time_zone} make={make} />
      )}
    </Suspense>
  );
}

/** An order that is paid may be left at the door, unless its customer has to say a code [DEL-32]. */
function mayPhotograph({ step, at_door_at: atDoor, door_code: code, cash_to_collect: cash }: Delivery): boolean {
  return step === 'deliver' && atDoor !== null && code === null && cash === 0;
}

function StepHead({ delivery, timeZone }: { delivery: Delivery; timeZone: string }) {
  const { t } = useLingui();
  const { step, expected_at: expectedAt, ready_at: readyAt, ready, arrival } = delivery;
  const promise = step === 'deliver' ? arrival : ready;
  const until = step === 'deliver' ? (arrival?.p90 ?? expectedAt) : (ready?.p50 ?? readyAt);
  const time = until && timeOfDay(new Date(until), timeZone);
  if (step === 'return') {
    return (
      <p className={styles.step}>
        <Trans>Back to the store</Trans>
      </p>
    );
  }
  if (step === 'meet') return null;
  const stepNumber = deliverySteps.indexOf(step) + 1;
  const stepCount = deliverySteps.length;
  return (
    <>
      <p className={styles.step}>
        <span>
          {step === 'go_to_store' && <Trans>Go to the store</Trans>}
          {step === 'pick_up' && <Trans>Pick up the order</Trans>}
          {step === 'deliver' && <Trans>Go to the door</Trans>}
        </span>
        {time && <span>{step === 'deliver' ? <Trans>by {time}</Trans> : <Trans>ready around {time}</Trans>}</span>}
      </p>
      <p className={styles.reason}>
        <Suspense>
          <PromiseReason promise={promise} />
        </Suspense>
      </p>
      <div role="img" aria-label={t`Step ${stepNumber} of ${stepCount}`} className={styles.segments}>
        {deliverySteps.map((name, at) => (
          <span key={name} data-done={at < stepNumber} />
        ))}
      </div>
    </>
  );
}

function Counter({ delivery }: { delivery: Delivery }) {
  const { store, code } = delivery;
  return (
    <>
      <h1 className={styles.place}>
        <bdi>{store.name}</bdi>
      </h1>
      <p className={styles.address}>
        <bdi>{store.address}</bdi>
      </p>
      <StoreWords delivery={delivery} />
      <p className={styles.code}>
        <span>
          <Trans>Say this number at the counter</Trans>
        </span>
        <strong>
          <bdi dir="ltr">{code}</bdi>
        </strong>
      </p>
      <Change delivery={delivery} />
    </>
  );
}

function Door({ delivery }: { delivery: Delivery }) {
  const amountText = useAmountText();
  const { contact_name: name, address, house, floor, road, landmark, directions } = delivery;
  const { cash_to_collect: cash, currency, cash_received_at: receivedAt, cash_short: short } = delivery;
  const isDue = cash > 0 && receivedAt === null;
  const lines = [landmark, directions].filter(Boolean);
  return (
    <>
      <h1 className={styles.place}>
        <bdi>{[house, road].filter(Boolean).join(' ') || address}</bdi>
      </h1>
      <p className={styles.address}>
        <bdi>{address}</bdi>
        {floor !== '' && (
          <>
            {' · '}
            <Trans>Floor {floor}</Trans>
          </>
        )}
      </p>
      {lines.map((line) => (
        <p key={line} className={styles.landmark}>
          <Icon name="map-pin" /> <bdi>{line}</bdi>
        </p>
      ))}
      <p className={styles.address}>
        <Trans>
          For <bdi>{name}</bdi>
        </Trans>
      </p>
      <p className={isDue ? styles.cash : styles.paid}>
        <Icon name={isDue ? 'banknote' : 'circle-check'} size={22} />
        {isDue && <Trans>Take {amountText(cash, currency)} in cash</Trans>}
        {!isDue &&
          (cash > 0 ? (
            <Trans>{amountText(short?.taken ?? cash, currency)} received</Trans>
          ) : (
            <Trans>Paid. Collect nothing.</Trans>
          ))}
      </p>
      {short && (
        <p className={styles.change}>
          <Trans>{amountText(cash - short.taken, currency)} is missing and stays open</Trans>
        </p>
      )}
      {isDue && <Change delivery={delivery} />}
    </>
  );
}

/** The customer has said at the checkout which banknote they pay with [CUS-06] [DEL-49]. */
function Change({ delivery: { pays_with: banknote, cash_to_collect: cash, currency } }: { delivery: Delivery }) {
  const amountText = useAmountText();
  if (banknote === null) return null;
  const has = amountText(banknote, currency);
  const change = amountText(banknote - cash, currency);
  return (
    <p className={styles.change}>
      <Trans>
        They pay with {has}: bring {change} change
      </Trans>
    </p>
  );
}
