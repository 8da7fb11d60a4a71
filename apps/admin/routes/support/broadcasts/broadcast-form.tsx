import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { useIdempotencyKey } from 'app-kit/calls/use-idempotency-key.ts';
import { type BroadcastAudience, maxBroadcastLength } from 'market/notifications/notifications-broadcasts.rules';
import { type FormEvent, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { Select, TextArea } from 'ui/forms/field.tsx';
import { Segmented } from 'ui/forms/segmented.tsx';
import { zonesQuery } from '../../../layout/admin-calls.ts';
import desk from '../../../layout/desk.module.css';
import { broadcastCalls, broadcastsKey } from './broadcast-calls.ts';

/** Readers that were chosen on another page; without any the form asks for a zone. */
export interface ChosenReaders {
  audience: BroadcastAudience;
  ids: readonly number[];
}

export interface BroadcastFormProps {
  chosen: ChosenReaders | undefined;
  /** Chooses a zone instead of the chosen ones. */
  onUnchoose: () => void;
}

const minLength = 3;

/** Writes to riders or stores, of a zone or chosen ones [OPS-025]. */
export function BroadcastForm({ chosen, onUnchoose }: BroadcastFormProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { key, renew } = useIdempotencyKey();
  const zones = useQuery(zonesQuery).data ?? [];
  const [ownAudience, setAudience] = useState<BroadcastAudience>('couriers');
  const [zone, setZone] = useState('');
  const [words, setWords] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const audience = chosen?.audience ?? ownAudience;
  const zoneId = Number(zone || zones[0]?.id);
  const send = useMutation({
    mutationFn: () => {
      const readers = chosen ? { ids: [...chosen.ids] } : { zone_id: zoneId, ids: [] };
      return broadcastCalls.send({ body: { audience, ...readers, words: words.trim() }, idempotencyKey: key });
    },
    async onSuccess({ reader_count: count }) {
      toast({ text: t`Sent to ${count}`, tone: 'ok' });
      setWords('');
      setIsChecked(false);
      renew();
      onUnchoose();
      await queries.invalidateQueries({ queryKey: broadcastsKey });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (words.trim().length >= minLength && !send.isPending) send.mutate();
  };
  return (
    <form noValidate className={desk.card} aria-labelledby="broadcast" onSubmit={submit}>
      <h2 id="broadcast" className={desk.cardTitle}>
        <Trans>New message</Trans>
      </h2>
      <div className={desk.body}>
        {send.error && <CallFaultNote error={send.error} />}
        {chosen ? (
          <Chosen chosen={chosen} onUnchoose={onUnchoose} />
        ) : (
          <>
            <Segmented
              label={t`To whom`}
              value={audience}
              options={[
                { value: 'couriers', label: <Trans>Riders</Trans>, icon: 'bike' },
                { value: 'stores', label: <Trans>Stores</Trans>, icon: 'store' },
              ]}
              onChange={setAudience}
            />
            <Select
              label={t`Zone`}
              hint={
                audience === 'couriers' ? t`Its riders on shift, and those with an order of it` : t`Its open stores`
              }
              value={String(zoneId)}
              onChange={({ target }) => setZone(target.value)}
            >
              {zones.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </>
        )}
        <TextArea
          label={t`Message`}
          maxLength={maxBroadcastLength}
          dir="auto"
          value={words}
          onChange={({ target }) => setWords(target.value)}
          hint={t`It comes as a notification, and stays on the screen until it is seen.`}
          fault={isChecked && words.trim().length < minLength && t`Write the message.`}
        />
        <div>
          <Button type="submit" kind="brand" icon="send-horizontal" isLoading={send.isPending}>
            <Trans>Send</Trans>
          </Button>
        </div>
      </div>
    </form>
  );
}

function Chosen({ chosen: { audience, ids }, onUnchoose }: { chosen: ChosenReaders; onUnchoose: () => void }) {
  const { length } = ids;
  return (
    <div className={desk.states}>
      <b>
        {audience === 'couriers' ? (
          <Plural value={length} one="To # chosen rider" other="To # chosen riders" />
        ) : (
          <Plural value={length} one="To # chosen store" other="To # chosen stores" />
        )}
      </b>
      <Button kind="outline" size="small" onClick={onUnchoose}>
        <Trans>Write to a zone instead</Trans>
      </Button>
    </div>
  );
}
