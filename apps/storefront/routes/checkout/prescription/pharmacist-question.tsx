import { Trans, useLingui } from '@lingui/react/macro';
import type { PrescriptionOrder } from 'market/orders/prescriptions/orders-prescription.contract';
import { type FormEvent, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { TextArea } from 'ui/forms/field.tsx';
import { showFault } from '#features/config/show-fault.tsx';
import { PrescriptionTiles } from '#features/orders/prescription-tiles.tsx';
import { usePrescriptionPictures } from '#features/orders/use-prescription-pictures.ts';
import styles from '../checkout-page.module.css';

export interface PharmacistQuestionProps {
  orderId: string;
  question: NonNullable<PrescriptionOrder['question']>;
  /** With the order as it is then, and new links to all its pictures. */
  onAnswered: (order: PrescriptionOrder) => void;
}

/** What the pharmacist asks, and the answer: words, other pictures, or both [STO-073] [CUS-12]. */
export function PharmacistQuestion({ orderId, question, onAnswered }: PharmacistQuestionProps) {
  const { t, i18n } = useLingui();
  const pictures = usePrescriptionPictures();
  const [text, setText] = useState('');
  const [isSending, setSending] = useState(false);
  const send = async () => {
    const words = text.trim();
    const ids = question.wants_picture && words === '' ? pictures.ready() : pictures.readyIfAny();
    if (!ids || isSending) return;
    setSending(true);
    try {
      const { answerPharmacist } = await import('#features/orders/prescription-calls.ts');
      onAnswered(await answerPharmacist({ order_id: orderId, text: words, attachments: ids }));
    } catch (error) {
      showFault(error, i18n, () => void send());
    }
    setSending(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <form noValidate className={styles.column} onSubmit={submit}>
      <BannerNote tone="warn" icon="message-circle" isAlert>
        <b>
          <Trans>From the pharmacist</Trans>
        </b>
        <p>
          <bdi>{question.text}</bdi>
        </p>
      </BannerNote>
      <TextArea
        label={t`Note for the pharmacist`}
        rows={2}
        maxLength={500}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <PrescriptionTiles taken={pictures} />
      <Button type="submit" icon="send-horizontal" isBlock isLoading={isSending}>
        <Trans>Send message</Trans>
      </Button>
    </form>
  );
}
