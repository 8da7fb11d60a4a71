import { Trans, useLingui } from '@lingui/react/macro';
import { maxChosenReaders } from 'market/notifications/notifications-broadcasts.rules';
import { useSearchParams } from 'react-router';
import desk from '../../../layout/desk.module.css';
import { OperatorOnly } from '../../../layout/operator-only.tsx';
import { BroadcastForm, type ChosenReaders } from './broadcast-form.tsx';
import { SentBroadcasts } from './sent-broadcasts.tsx';

/** Messages to riders and stores, and who has seen them [OPS-025]. `?riders=1,2` and `?stores=1,2` choose the readers. */
export function AdminBroadcastsPage() {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const chosen = chosenIn(params);
  return (
    <OperatorOnly permission="ops.live" title={t`Messages`}>
      <div className={desk.head}>
        <div className={desk.titles}>
          <h1 className={desk.title}>
            <Trans>Messages to riders and stores</Trans>
          </h1>
          <p className={desk.sub}>
            <Trans>They stay on screen until they are seen, for twelve hours at most.</Trans>
          </p>
        </div>
      </div>
      <div className={desk.columns}>
        <BroadcastForm key={params.toString()} chosen={chosen} onUnchoose={() => setParams({}, { replace: true })} />
        <section className={desk.stack} aria-label={t`Sent messages`}>
          <SentBroadcasts />
        </section>
      </div>
    </OperatorOnly>
  );
}

function chosenIn(params: URLSearchParams): ChosenReaders | undefined {
  const idsOf = (name: string) =>
    (params.get(name) ?? '')
      .split(',')
      .filter((one) => /^\d{1,9}$/.test(one))
      .map(Number)
      .slice(0, maxChosenReaders);
  const [couriers, stores] = [idsOf('riders'), idsOf('stores')];
  if (couriers.length > 0) return { audience: 'couriers', ids: couriers };
  return stores.length > 0 ? { audience: 'stores', ids: stores } : undefined;
}
