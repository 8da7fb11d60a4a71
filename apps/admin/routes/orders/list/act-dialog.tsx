import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { saveCsv } from 'app-kit/browser/save-csv.ts';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { useIdempotencyKey } from 'app-kit/calls/use-idempotency-key.ts';
import type { ActObstacle, OrderAct, OrderColumn } from 'market/orders/desk/orders-acts.rules';
import type { ListedOrder } from 'market/orders/orders.admin.contract';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { TextArea } from 'ui/forms/field.tsx';
import { Dialog } from 'ui/overlays/dialog.tsx';
import { adminCalls } from '../../../layout/admin-calls.ts';
import desk from '../../../layout/desk.module.css';
import { type ActInput, type ActOutcome, callOf, obstacleOf, outcomeOf, type RunAct, readersOf } from './act-calls.ts';
import { ActResult } from './act-result.tsx';
import { ActRiders } from './act-riders.tsx';
import { ActName, ObstacleMark, ObstacleText, PossibleText } from './act-texts.tsx';
import { ColumnName } from './order-columns.tsx';
import styles from './order-list.module.css';

interface ActDialogProps {
  act: OrderAct;
  /** The chosen orders as the list has them; one that changes after the press is refused. */
  orders: readonly ListedOrder[];
  columns: readonly OrderColumn[];
  /** Gets how the act has ended with each of the orders. */
  onEnd: (outcomes: readonly ActOutcome[]) => void;
  onPrint: () => void;
  onClose: () => void;
}

const shortest = 3;

/** Shows with how many of the chosen orders an act is possible, and does it with one after the other [OPS-012]. */
export function ActDialog({ act, orders, columns, onEnd, onPrint, onClose }: ActDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  const input = useActInput(act, form);
  const possible = orders.filter((order) => obstacleOf(act, order) === undefined);
  const run = useRun(orders, possible, onEnd);
  const file = useFile(orders, columns, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (run.doneCount !== undefined || file.isRunning) return;
    if (act === 'export') void file.save();
    else if (act === 'print') onPrint();
    else if (input.isWhole()) void run.start(act, input.values);
  };
  const [count, all] = [possible.length, orders.length];
  const isRunning = run.doneCount !== undefined;
  if (run.outcomes) {
    return (
      <Dialog title={<ActName act={act} />} onClose={onClose}>
        <ActResult outcomes={run.outcomes} onClose={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog title={<ActName act={act} />} {...(!isRunning && { onClose })}>
      <form ref={form} noValidate className={desk.stack} onSubmit={submit}>
        {file.error && <CallFaultNote error={file.error} />}
        <p>
          <b>
            <PossibleText act={act} count={count} all={all} />
          </b>
        </p>
        <Obstacles act={act} orders={orders} />
        {count > 0 && <Fields act={act} possible={possible} columns={columns} input={input} isRunning={isRunning} />}
        {isRunning ? (
          <Progress doneCount={run.doneCount ?? 0} count={count} isStopping={run.isStopping} onStop={run.stop} />
        ) : (
          <Button
            type="submit"
            kind={act === 'cancel' ? 'bad' : 'brand'}
            size="large"
            isBlock
            isLoading={file.isRunning}
            disabled={count === 0}
          >
            <ActName act={act} />
          </Button>
        )}
      </form>
    </Dialog>
  );
}

type InputState = ReturnType<typeof useActInput>;

/** What a person adds to an act: a rider, a reason or a message. */
function useActInput(act: OrderAct, form: { current: HTMLFormElement | null }) {
  const { t } = useLingui();
  const { key } = useIdempotencyKey();
  const [words, setWords] = useState('');
  const [riderId, setRiderId] = useState<number>();
  const [fault, setFault] = useState<string>();
  const isWhole = () => {
    const lacksRider = act === 'assign' && riderId === undefined;
    const lacksWords = act !== 'assign' && words.trim().length < shortest;
    if (lacksRider) setFault(t`Choose a rider.`);
    if (lacksWords) setFault(t`Write it in a few words.`);
    if (lacksRider || lacksWords) form.current?.querySelector<HTMLElement>('input, textarea')?.focus();
    return !lacksRider && !lacksWords;
  };
  const write = (written: string) => {
    setWords(written);
    if (act !== 'assign') setFault(undefined);
  };
  const chooseRider = (id: number) => {
    setRiderId(id);
    setFault(undefined);
  };
  const values = { words: words.trim(), riderId: riderId ?? 0, idempotencyKey: key };
  return { words, riderId, fault, values, isWhole, write, chooseRider };
}

/** Does an act with one order after the other; it stops where a person presses Stop or leaves the page. */
function useRun(orders: readonly ListedOrder[], possible: readonly ListedOrder[], onEnd: ActDialogProps['onEnd']) {
  const { t } = useLingui();
  const [doneCount, setDoneCount] = useState<number>();
  const [isStopping, setIsStopping] = useState(false);
  const [outcomes, setOutcomes] = useState<readonly ActOutcome[]>();
  const isStopped = useRef(false);
  useEffect(() => {
    isStopped.current = false;
    return () => {
      isStopped.current = true;
    };
  }, []);
  const stop = () => {
    isStopped.current = true;
    setIsStopping(true);
  };
  const start = async (act: RunAct, values: Omit<ActInput, 'orders'>) => {
    const call = callOf(act, { ...values, orders: possible });
    const reached: ActOutcome[] = [];
    const withoutAnswer = t`We got no answer. Try again.`;
    for (const order of possible) {
      setDoneCount(reached.length);
      reached.push(
        isStopped.current
          ? { order, end: 'left', why: <Trans>Stopped before it was its turn</Trans> }
          : await outcomeOf(order, call, withoutAnswer),
      );
    }
    const ended = orders.map((order): ActOutcome => {
      const why = obstacleOf(act, order);
      const outcome = reached.find((one) => one.order === order);
      return outcome ?? { order, end: 'left', why: why && <ObstacleMark why={why} /> };
    });
    setOutcomes(ended);
    onEnd(ended);
  };
  return { doneCount, isStopping, outcomes, start, stop };
}

/** Saves the orders as a file; a refused one leaves the dialog open. */
function useFile(orders: readonly ListedOrder[], columns: readonly OrderColumn[], onClose: () => void) {
  const { t } = useLingui();
  const [isRunning, setIsRunning] = useState(false);
  const [error, setError] = useState<Error>();
  const save = async () => {
    setIsRunning(true);
    setError(undefined);
    try {
      const body = { order_ids: orders.map(({ id }) => id), columns: [...columns] };
      const { csv, rows } = await adminCalls.orders.exportRows({ body });
      saveCsv(csv, `orders-${new Date().toISOString().slice(0, 10)}.csv`);
      const all = orders.length;
      toast({ text: t`Saved: ${rows} of ${all}`, tone: rows === all ? 'ok' : 'bad' });
      onClose();
    } catch (refused) {
      setError(refused as Error);
      setIsRunning(false);
    }
  };
  return { isRunning, error, save };
}

/** Why some orders cannot be part of it, with their numbers. */
function Obstacles({ act, orders }: Pick<ActDialogProps, 'act' | 'orders'>) {
  const reasons = Map.groupBy(orders, (order) => obstacleOf(act, order));
  const known = [...reasons].filter((entry): entry is [ActObstacle, ListedOrder[]] => entry[0] !== undefined);
  if (known.length === 0) return null;
  return (
    <BannerNote tone="info">
      {known.map(([why, some]) => (
        <div key={why}>
          <p>
            <ObstacleText why={why} count={some.length} />
          </p>
          <p className={styles.numbers}>
            {some.map(({ id }) => (
              <bdi key={id} dir="ltr">
                #{id}{' '}
              </bdi>
            ))}
          </p>
        </div>
      ))}
    </BannerNote>
  );
}

interface FieldsProps {
  act: OrderAct;
  possible: readonly ListedOrder[];
  columns: readonly OrderColumn[];
  input: InputState;
  isRunning: boolean;
}

function Fields({ act, possible, columns, input, isRunning }: FieldsProps) {
  const { t } = useLingui();
  const [first] = possible;
  if (act === 'export' || act === 'print') return <FileColumns columns={columns} />;
  const readers = readersOf(act, possible).length;
  const hints = {
    assign: <Trans>Needed where the bag of the rider becomes full.</Trans>,
    cancel: <Trans>The customer and the store read it.</Trans>,
    message_couriers: <Plural value={readers} one="# rider gets it once." other="# riders get it once each." />,
    message_stores: <Plural value={readers} one="# store gets it once." other="# stores get it once each." />,
  };
  return (
    <>
      {first && act === 'assign' && (
        <ActRiders orderId={first.id} chosen={input.riderId} fault={input.fault} onChoose={input.chooseRider} />
      )}
      <TextArea
        label={act === 'cancel' || act === 'assign' ? t`Reason` : t`Message`}
        maxLength={200}
        value={input.words}
        readOnly={isRunning}
        fault={act === 'assign' ? undefined : input.fault}
        hint={hints[act]}
        onChange={({ target }) => input.write(target.value)}
      />
    </>
  );
}

/** What a file or a print has of each order. */
function FileColumns({ columns }: { columns: readonly OrderColumn[] }) {
  return (
    <div>
      <p>
        <Trans>With the columns of the list:</Trans>
      </p>
      <ul className={styles.named}>
        <li>
          <Trans>Order</Trans>
        </li>
        <li>
          <Trans>State</Trans>
        </li>
        {columns.map((column) => (
          <li key={column}>
            <ColumnName column={column} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ProgressProps {
  doneCount: number;
  count: number;
  isStopping: boolean;
  onStop: () => void;
}

function Progress({ doneCount, count, isStopping, onStop }: ProgressProps) {
  const { t } = useLingui();
  return (
    <div className={styles.progress}>
      <progress value={doneCount} max={count} aria-label={t`Progress`} />
      <span role="status">
        {doneCount} / {count}
      </span>
      <Button kind="outline" isLoading={isStopping} onClick={onStop}>
        <Trans>Stop</Trans>
      </Button>
    </div>
  );
}
