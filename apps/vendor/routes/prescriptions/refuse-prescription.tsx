import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import {
  everyPrescriptionReason,
  type PrescriptionReason,
} from 'market/orders/prescriptions/orders-prescription.rules';
import type { OpenedPrescription } from 'market/orders/prescriptions/orders-prescription.vendor.contract';
import { AskReason } from '../../features/orders/ask-reason.tsx';
import { prescriptionCalls } from '../../features/orders/pharmacy-queue-calls.ts';

export interface RefusePrescriptionProps {
  params: { store_id: number; order_id: string };
  onClose: () => void;
  onRefused: (prescription: OpenedPrescription) => Promise<void>;
}

/** Refuses a prescription with a reason and words, which the customer reads [STO-072]. */
export function RefusePrescription({ params, onClose, onRefused }: RefusePrescriptionProps) {
  const { t } = useLingui();
  const refuse = useMutation({
    mutationFn: (body: { reason: PrescriptionReason; text: string }) => prescriptionCalls.refuse({ params, body }),
    onSuccess: async ({ prescription }) => {
      await onRefused(prescription);
      onClose();
    },
  });
  const words: Record<PrescriptionReason, string> = {
    unreadable: t`It can’t be read`,
    too_old: t`It is too old`,
    original_needed: t`We need the original at the counter`,
    not_in_stock: t`We don’t have this medicine`,
    not_lawful: t`We may not hand it out`,
    other: t`Something else`,
  };
  return (
    <AskReason
      title={t`Refuse this prescription?`}
      description={<Trans>The order ends, the customer pays nothing and reads the reason.</Trans>}
      reasons={everyPrescriptionReason}
      words={words}
      hasWordsAlways
      isBusy={refuse.isPending}
      fault={refuse.error && <CallFaultNote error={refuse.error} />}
      confirmLabel={<Trans>Refuse</Trans>}
      onClose={onClose}
      onGive={(reason, text) => refuse.mutate({ reason, text })}
    />
  );
}
