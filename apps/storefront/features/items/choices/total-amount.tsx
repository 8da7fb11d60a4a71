import { Trans } from '@lingui/react/macro';
import { toDecimal } from 'market/values/money';
import { useId } from 'react';
import { VisuallyHidden } from 'ui/layout/visually-hidden.tsx';
import { useMoney } from '#features/config/use-money.ts';
import type { ChosenItem } from './use-item-choice.ts';

/** What the choice comes to, which the main button shows; read out whenever it changes [ITEM-18]. */
export function TotalAmount({ chosen, currency }: { chosen: ChosenItem; currency?: string }) {
  const id = useId();
  const money = useMoney(currency);
  return (
    <VisuallyHidden>
      <span id={id}>
        <Trans>Total amount</Trans>
      </span>
      <output aria-labelledby={id}>
        <bdi>{money(toDecimal(chosen.priced.lineTotal))}</bdi>
      </output>
    </VisuallyHidden>
  );
}
