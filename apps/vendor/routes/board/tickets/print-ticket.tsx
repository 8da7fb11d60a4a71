import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { Checkbox } from 'ui/forms/checkbox.tsx';
import { Segmented } from 'ui/forms/segmented.tsx';
import type { ShownOrder } from '../use-store-board.ts';
import { savePrintsByItself, usePrintsByItself } from './auto-print-choice.ts';
import { noteLost } from './lost-tickets.ts';
import { type PaperWidth, paperWidths, savedPaperWidth, savePaperWidth } from './paper-width.ts';
import { usePrintByHand } from './print-order.tsx';
import styles from './print-ticket.module.css';

/** Prints the tickets of an order by the browser, on a roll of 80 or 58 mm, and says how this device prints [STO-027] [STO-028] [STO-029]. */
export function PrintTicket({ storeId, order }: { storeId: number; order: ShownOrder }) {
  const { t } = useLingui();
  const [paper, setPaper] = useState<PaperWidth>(savedPaperWidth);
  const printsByItself = usePrintsByItself();
  const { print, view } = usePrintByHand(storeId);
  const [kitchenCopy, bagCopy] = [order.print_count + 1, order.bag_print_count + 1];
  const noteMissing = () => {
    noteLost([{ storeId, orderId: order.id, form: 'kitchen', copy: null }]);
    toast({ text: t`The board offers it again once the printer works.`, tone: 'ok' });
  };
  return (
    <div className={styles.print}>
      <Button kind="soft" icon="printer" isBlock onClick={() => void print(order, 'kitchen')}>
        {kitchenCopy === 1 ? <Trans>Print kitchen ticket</Trans> : <Trans>Print kitchen copy {kitchenCopy}</Trans>}
      </Button>
      <Button kind="soft" icon="printer" isBlock onClick={() => void print(order, 'bag')}>
        {bagCopy === 1 ? <Trans>Print bag tickets</Trans> : <Trans>Print bag copy {bagCopy}</Trans>}
      </Button>
      {order.print_count > 0 && (
        <Button kind="text" size="small" icon="circle-alert" onClick={noteMissing}>
          <Trans>No paper came out</Trans>
        </Button>
      )}
      <Segmented
        label={t`Width of the paper`}
        value={paper}
        options={paperWidths.map((value) => ({ value, label: `${value} mm` }))}
        onChange={(next) => {
          setPaper(next);
          savePaperWidth(next);
        }}
      />
      <Checkbox checked={printsByItself} onChange={({ target }) => savePrintsByItself(target.checked)}>
        <Trans>Print tickets on this device by itself</Trans>
      </Checkbox>
      {view}
    </div>
  );
}
