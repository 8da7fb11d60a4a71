import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { Checkbox } from 'ui/forms/checkbox.tsx';
import { Segmented } from 'ui/forms/segmented.tsx';
import type { ShownOrder } from '../use-store-board.ts';
import { savePrintsByItself, usePrintsByItself } from './auto-print-choice.ts';
import { type PaperWidth, paperWidths, savedPaperWidth, savePaperWidth } from './paper-width.ts';
import { usePrintByHand } from './print-order.tsx';
import styles from './print-ticket.module.css';

/** Prints the ticket of an order by the browser, on a roll of 80 or 58 mm, and says how this device prints [STO-027] [STO-029]. */
export function PrintTicket({ storeId, order }: { storeId: number; order: ShownOrder }) {
  const { t } = useLingui();
  const [paper, setPaper] = useState<PaperWidth>(savedPaperWidth);
  const printsByItself = usePrintsByItself();
  const { print, view } = usePrintByHand(storeId);
  const copy = order.print_count + 1;
  return (
    <div className={styles.print}>
      <Button kind="soft" icon="printer" isBlock onClick={() => void print(order)}>
        {copy === 1 ? <Trans>Print ticket</Trans> : <Trans>Print copy {copy}</Trans>}
      </Button>
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
        <Trans>Print accepted orders on this device</Trans>
      </Checkbox>
      {view}
    </div>
  );
}
