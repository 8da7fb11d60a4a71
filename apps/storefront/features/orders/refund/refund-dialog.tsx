import { Trans, useLingui } from '@lingui/react/macro';
import { dayAndTime } from 'app-kit/formats/clock.ts';
import type { OrderDetails } from 'market/orders/orders-history.contract';
import { maxRefundCommentLength } from 'market/orders/orders-refund.rules';
import { useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { PillChoice } from 'ui/buttons/pill.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { TextArea } from 'ui/forms/field.tsx';
import { Dialog } from 'ui/overlays/dialog.tsx';
import { showFault } from '#features/config/show-fault.tsx';
import { useMarket } from '#features/config/use-market.ts';
import { useMoney } from '#features/config/use-money.ts';
import { useReasons } from '../actions/use-reasons.tsx';
import { requestRefund } from '../order-history-calls.ts';
import { PrescriptionTiles } from '../prescription-tiles.tsx';
import { usePrescriptionPictures } from '../use-prescription-pictures.ts';
import { amountOf, chosenLines, openLines, type RefundChoice } from './refund-choice.ts';
import styles from './refund-dialog.module.css';
import { RefundLines } from './refund-lines.tsx';

export interface RefundDialogProps {
  order: OrderDetails;
  /** The order has changed. */
  onDone: () => void;
  onClose: () => void;
}

/** Asks for the money of lines of a delivered order, or of all of it, with a reason, a comment and photos [CUS-15]. */
export function RefundDialog({ order, onDone, onClose }: RefundDialogProps) {
  const { t, i18n } = useLingui();
  const { digits } = useMarket();
  const money = useMoney(order.currency);
  const reasons = useReasons('refund');
  const photos = usePrescriptionPictures();
  // An order without lines, such as a parcel, is refunded as a whole.
  const [choice, setChoice] = useState<RefundChoice>({ pieces: {}, whole: openLines(order).length === 0 });
  const [reason, setReason] = useState('');
  const [comment, setComment] = useState('');
  const [lacks, setLacks] = useState<'lines' | 'reason' | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const amount = amountOf(order, choice, digits);
  const text = money(amount);
  const until = order.refund_until && dayAndTime(new Date(order.refund_until), order.time_zone, i18n.locale);
  const send = async () => {
    const missing = amount === 0 ? 'lines' : reason === '' ? 'reason' : null;
    setLacks(missing);
    const pictures = missing ? undefined : photos.readyIfAny();
    if (!pictures) return;
    setIsBusy(true);
    try {
      await requestRefund(order.id, { reason, comment, lines: chosenLines(choice), pictures });
      toast({ text: t`Refund requested.`, tone: 'ok' });
      onDone();
      onClose();
    } catch (error) {
      showFault(error, i18n);
      setIsBusy(false);
    }
  };
  return (
    <Dialog
      title={t`Request a refund`}
      description={until && <Trans>You can ask until {until}.</Trans>}
      onClose={onClose}
      footer={
        <div className={styles.foot}>
          {lacks && (
            <BannerNote tone="bad" isAlert>
              {lacks === 'lines' ? <Trans>Choose an item first.</Trans> : <Trans>Choose a reason first.</Trans>}
            </BannerNote>
          )}
          {amount > 0 && !order.tax_inclusive && order.tax > 0 && (
            <p className={styles.small}>
              <Trans>Tax (included)</Trans>
            </p>
          )}
          <Button size="large" isBlock isLoading={isBusy} onClick={() => void send()}>
            {amount > 0 ? <Trans>Request {text}</Trans> : <Trans>Request a refund</Trans>}
          </Button>
        </div>
      }
    >
      <div className={styles.body}>
        {openLines(order).length > 0 && (
          <RefundLines
            order={order}
            choice={choice}
            onChange={(change) => {
              setChoice(change);
              setLacks(null);
            }}
          />
        )}
        <fieldset className={styles.group} aria-busy={!reasons}>
          <legend className={styles.heading}>
            <Trans>Reason</Trans>
          </legend>
          <div className={styles.reasons}>
            {reasons?.map((one) => (
              <PillChoice
                key={one}
                type="radio"
                name="reason"
                checked={one === reason}
                onChange={() => {
                  setReason(one);
                  setLacks(null);
                }}
              >
                {one}
              </PillChoice>
            ))}
          </div>
        </fieldset>
        <TextArea
          label={t`Tell us more (optional)`}
          maxLength={maxRefundCommentLength}
          value={comment}
          onChange={({ target }) => setComment(target.value)}
        />
        <PrescriptionTiles
          taken={photos}
          hint={<Trans>Up to 3 photos, JPG or PNG. Only the store and our support see them.</Trans>}
        />
      </div>
    </Dialog>
  );
}
