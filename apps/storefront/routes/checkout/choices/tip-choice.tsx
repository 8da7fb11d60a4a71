import { Trans, useLingui } from '@lingui/react/macro';
import { use, useState } from 'react';
import { Pill } from 'ui/buttons/pill.tsx';
import { Field } from 'ui/forms/field.tsx';
import { useMarket } from '#features/config/use-market.ts';
import { PageCurrency, useMoney } from '#features/config/use-money.ts';
import { maxTipDigits, usualTips, wholeIn } from '#features/orders/tip/usual-tips.ts';
import styles from '../checkout-page.module.css';
import type { Delivery } from '../delivery.ts';

export function TipChoice({ checkout: { plan, change } }: { checkout: Pick<Delivery, 'plan' | 'change'> }) {
  const { t } = useLingui();
  const { zone, currency } = useMarket();
  const ofPage = use(PageCurrency);
  const money = useMoney();
  const usual = usualTips[ofPage ?? zone?.currency ?? currency] ?? [];
  const [asksOther, setIsOther] = useState(false);
  const isOther = asksOther || (plan.tip > 0 && !usual.includes(plan.tip));
  const choose = (tip: number) => {
    setIsOther(false);
    change({ tip });
  };
  return (
    <section className={styles.card} aria-label={t`Tip your delivery man`}>
      <h2 className={styles.title}>
        <Trans>Tip your delivery man</Trans>
      </h2>
      <div className={styles.tips}>
        <Pill isOn={!isOther && plan.tip === 0} onClick={() => choose(0)}>
          <Trans>None</Trans>
        </Pill>
        {usual.map((tip) => (
          <Pill key={tip} isOn={!isOther && plan.tip === tip} onClick={() => choose(tip)}>
            {money(tip)}
          </Pill>
        ))}
        <Pill isOn={isOther} onClick={() => setIsOther(true)}>
          <Trans>Other</Trans>
        </Pill>
      </div>
      {isOther && (
        <Field
          label={t`Your tip`}
          inputMode="numeric"
          maxLength={maxTipDigits}
          defaultValue={plan.tip > 0 ? plan.tip : ''}
          className={styles.ahead}
          onBlur={(event) => change({ tip: wholeIn(event.target.value) })}
        />
      )}
      <p className={styles.small}>
        <Trans>All of it goes to the delivery man.</Trans>
      </p>
    </section>
  );
}
