import { useTimeLeft } from '#features/promotions/use-time-left.ts';

/** Minutes and seconds until an unpaid order fails; nothing once it is over. */
export function PaymentDeadline({ until }: { until: string }) {
  const left = useTimeLeft(until);
  return (
    <b>
      <bdi dir="ltr">{left ? `${left.minutes}:${left.seconds}` : '00:00'}</bdi>
    </b>
  );
}
