import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import type { Ranking, SentWish } from 'market/dispatch/dispatch.admin.contract';
import { type OfferWay, offerRadius } from 'market/dispatch/dispatch-by-hand.rules';
import { offerSeconds } from 'market/dispatch/dispatch-offers.rules';
import { type FormEvent, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { Pill } from 'ui/buttons/pill.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { distance } from 'ui/formats/format.ts';
import { Field } from 'ui/forms/field.tsx';
import { RadioRow, RadioRows } from 'ui/forms/radio-row.tsx';
import { Segmented } from 'ui/forms/segmented.tsx';
import { Dialog } from 'ui/overlays/dialog.tsx';
import { adminCalls, rankingQuery } from '../../../layout/admin-calls.ts';
import desk from '../../../layout/desk.module.css';
import styles from '../admin-orders.module.css';
import { CandidateText, ExclusionText } from '../dispatch-texts.tsx';

/** Asks one rider about an order, the next one, or all nearby, of whom the first Yes gets it [OPS-022]. */
export function OfferOrderDialog({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const { t } = useLingui();
  const { data, error } = useQuery(rankingQuery(orderId));
  const [way, setWay] = useState<OfferWay>('one');
  return (
    <Dialog
      title={t`Offer order ${orderId}`}
      description={<Trans>A rider has {offerSeconds} seconds to answer.</Trans>}
      onClose={onClose}
    >
      <div className={desk.stack}>
        <Segmented
          label={t`Whom to ask`}
          value={way}
          options={[
            { value: 'one', label: <Trans>One</Trans>, icon: 'user-round' },
            { value: 'next', label: <Trans>The next</Trans>, icon: 'arrow-right' },
            { value: 'nearby', label: <Trans>All nearby</Trans>, icon: 'map-pin' },
          ]}
          onChange={setWay}
        />
        {error && <CallFaultNote error={error} />}
        {data && <OfferForm key={way} orderId={orderId} way={way} ranking={data} onClose={onClose} />}
      </div>
    </Dialog>
  );
}

interface OfferFormProps {
  orderId: string;
  way: OfferWay;
  ranking: Ranking;
  onClose: () => void;
}

function OfferForm({ orderId, way, ranking, onClose }: OfferFormProps) {
  const { candidates } = ranking;
  const [chosen, setChosen] = useState(() => candidates.find(({ has_offer: has }) => !has)?.courier_id);
  const [written, setWritten] = useState(String(offerRadius.usual / 1_000));
  const radius = readKilometres(written);
  const inReach = candidates.filter(({ metres_to_store: metres }) => radius !== undefined && metres <= radius);
  const nearby = inReach.filter(({ has_offer: has }) => !has).length;
  const next = candidates.find(({ courier_id: id }) => id === ranking.next_courier_id);
  const wish = wishOf(way, { chosen, radius });
  const isPossible = { one: chosen !== undefined, next: next !== undefined, nearby: nearby > 0 }[way];
  const offer = useOffer(orderId, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (wish && isPossible && !offer.isPending) offer.mutate(wish);
  };
  return (
    <form noValidate className={desk.stack} onSubmit={submit}>
      {offer.error && <CallFaultNote error={offer.error} />}
      {way !== 'nearby' && (
        <p className={desk.hint}>
          <Trans>An offer that is open now is taken back.</Trans>
        </p>
      )}
      {way === 'one' && <RiderChoice ranking={ranking} chosen={chosen} onChoose={setChosen} />}
      {way === 'next' && <NextRider next={next} />}
      {way === 'nearby' && (
        <>
          <Radius written={written} isFaulty={radius === undefined} onChange={setWritten} />
          <p role="status" className={desk.hint}>
            <Plural
              value={nearby}
              _0="No rider can be asked in that radius."
              one="# rider will be asked."
              other="# riders will be asked."
            />{' '}
            {nearby > 0 && <Trans>The first Yes gets it.</Trans>}
          </p>
        </>
      )}
      <Button type="submit" isBlock disabled={!isPossible} isLoading={offer.isPending}>
        {way === 'nearby' ? (
          <Plural value={nearby} _0="Ask riders" one="Ask # rider" other="Ask # riders" />
        ) : (
          <Trans>Ask the rider</Trans>
        )}
      </Button>
    </form>
  );
}

/** Everybody who can have the order, and who was asked already. */
function RiderChoice({
  ranking,
  chosen,
  onChoose,
}: {
  ranking: Ranking;
  chosen: number | undefined;
  onChoose: (id: number) => void;
}) {
  const { t } = useLingui();
  const { candidates, excluded } = ranking;
  const alreadyOffered = excluded.filter(({ why }) => why === 'asked_before');
  if (candidates.length + alreadyOffered.length === 0) return <NoRider />;
  return (
    <RadioRows legend={t`Rider`} isLegendHidden>
      {candidates.map((candidate) => {
        const { courier_id: id, name, has_offer: hasOffer } = candidate;
        return (
          <RadioRow
            key={id}
            name="rider"
            checked={id === chosen}
            disabled={hasOffer}
            onChange={() => onChoose(id)}
            description={hasOffer ? <Trans>Has an offer on the screen</Trans> : <CandidateText candidate={candidate} />}
          >
            <bdi>{name}</bdi>
          </RadioRow>
        );
      })}
      {alreadyOffered.map(({ courier_id: id, name, why }) => (
        <RadioRow
          key={id}
          name="rider"
          checked={id === chosen}
          onChange={() => onChoose(id)}
          description={<ExclusionText why={why} />}
        >
          <bdi>{name}</bdi>
        </RadioRow>
      ))}
    </RadioRows>
  );
}

function NextRider({ next }: { next: Ranking['candidates'][number] | undefined }) {
  if (!next) return <NoRider />;
  return (
    <p className={styles.words}>
      <b>
        <bdi>{next.name}</bdi>
      </b>
      <span className={desk.line}>
        <CandidateText candidate={next} />
      </span>
    </p>
  );
}

function NoRider() {
  return (
    <p role="status">
      <Trans>No rider is free for it right now.</Trans>
    </p>
  );
}

const usualKilometres = [1, 2, 3, 5] as const;

function Radius({
  written,
  isFaulty,
  onChange,
}: {
  written: string;
  isFaulty: boolean;
  onChange: (text: string) => void;
}) {
  const { t } = useLingui();
  const [least, most] = [offerRadius.least / 1_000, offerRadius.most / 1_000];
  return (
    <>
      <fieldset className={styles.filters} aria-label={t`Radius`}>
        {usualKilometres.map((one) => (
          <Pill key={one} isOn={String(one) === written} onClick={() => onChange(String(one))}>
            <bdi>{distance(one)}</bdi>
          </Pill>
        ))}
      </fieldset>
      <Field
        label={t`Kilometres around the store`}
        inputMode="decimal"
        maxLength={5}
        value={written}
        onChange={({ target }) => onChange(target.value)}
        fault={isFaulty && t`From ${least} to ${most} km.`}
      />
    </>
  );
}

/** Returns metres; undefined where it is not a number within the bounds. */
function readKilometres(written: string): number | undefined {
  const text = written.trim().replace(',', '.');
  const metres = /^\d{1,2}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 1_000) : 0;
  return metres >= offerRadius.least && metres <= offerRadius.most ? metres : undefined;
}

function wishOf(
  way: OfferWay,
  { chosen, radius }: { chosen: number | undefined; radius: number | undefined },
): SentWish | undefined {
  switch (way) {
    case 'one':
      return chosen === undefined ? undefined : { to: way, courier_id: chosen };
    case 'next':
      return { to: way };
    case 'nearby':
      return radius === undefined ? undefined : { to: way, radius_metres: radius };
  }
}

function useOffer(orderId: string, onDone: () => void) {
  const { t } = useLingui();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: SentWish) => adminCalls.dispatch.offer({ params: { order_id: orderId }, body }),
    onSuccess: ({ offered_to: riders }) => {
      const count = riders.length;
      const name = riders[0]?.name ?? '';
      toast({ text: count === 1 ? t`${name} is asked` : t`${count} riders are asked`, tone: 'ok' });
      onDone();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['admin', 'order', orderId] }),
  });
}
