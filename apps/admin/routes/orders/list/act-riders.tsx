import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { RadioRow, RadioRows } from 'ui/forms/radio-row.tsx';
import { rankingQuery } from '../../../layout/admin-calls.ts';
import desk from '../../../layout/desk.module.css';
import { CandidateText } from '../dispatch-texts.tsx';
import styles from './order-list.module.css';

interface ActRidersProps {
  /** The first of the orders, for which riders are ranked. */
  orderId: string;
  chosen: number | undefined;
  fault: string | undefined;
  onChoose: (id: number) => void;
}

/** The riders who can have the first of the orders, the best first [OPS-012]. */
export function ActRiders({ orderId, chosen, fault, onChoose }: ActRidersProps) {
  const { t } = useLingui();
  const { data, error } = useQuery(rankingQuery(orderId));
  if (!data) {
    if (error) return <CallFaultNote error={error} />;
    return (
      <p role="status">
        <Trans>Loading</Trans>
      </p>
    );
  }
  if (data.candidates.length === 0) {
    return (
      <p role="status">
        <Trans>No rider is free for it right now.</Trans>
      </p>
    );
  }
  return (
    <div>
      <p className={desk.hint}>
        <Trans>
          The best for order <bdi dir="ltr">#{orderId}</bdi> first.
        </Trans>
      </p>
      <RadioRows legend={t`Rider`} isLegendHidden className={styles.riders}>
        {data.candidates.map((candidate) => (
          <RadioRow
            key={candidate.courier_id}
            name="rider"
            checked={candidate.courier_id === chosen}
            description={<CandidateText candidate={candidate} />}
            onChange={() => onChoose(candidate.courier_id)}
          >
            <bdi>{candidate.name}</bdi>
          </RadioRow>
        ))}
      </RadioRows>
      {fault && (
        <p role="alert" className={desk.fault}>
          {fault}
        </p>
      )}
    </div>
  );
}
