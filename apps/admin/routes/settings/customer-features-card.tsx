import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Checkbox } from 'ui/forms/checkbox.tsx';
import desk from '../../layout/desk.module.css';
import styles from './settings.module.css';
import type { SettingsPart } from './settings-part.ts';

/** What customers can use: checkout as a guest, the wallet, loyalty points and referrals [CHK-05] [WAL-11]. */
export function CustomerFeaturesCard({ settings, change }: SettingsPart) {
  const { t } = useLingui();
  const features = [
    {
      flag: 'guest_checkout_status',
      name: t`Guest checkout`,
      effect: t`Customers can order without an account. When it is off, they sign in before the checkout.`,
    },
    {
      flag: 'customer_wallet_status',
      name: t`Wallet`,
      effect: t`Customers see a wallet in their account, pay from it and get cashback into it.`,
    },
    {
      flag: 'loyalty_point_status',
      name: t`Loyalty points`,
      effect: t`Customers see the points of their delivered orders, and change them into money in the wallet while there is one.`,
    },
    {
      flag: 'ref_earning_status',
      name: t`Referrals`,
      effect: t`Customers see a code to invite friends; while there is a wallet, they get a credit for a friend’s first order.`,
    },
  ] as const;
  return (
    <section className={desk.card}>
      <h2 className={desk.cardTitle}>
        <Trans>What customers can use</Trans>
      </h2>
      <div className={desk.body}>
        {features.map(({ flag, name, effect }) => (
          <Feature
            key={flag}
            name={name}
            effect={effect}
            isOn={settings[flag] === 1}
            onChange={(isOn) => change({ [flag]: isOn ? 1 : 0 })}
          />
        ))}
      </div>
    </section>
  );
}

interface FeatureProps {
  name: string;
  effect: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

function Feature({ name, effect, isOn, onChange }: FeatureProps) {
  const effectId = useId();
  return (
    <div>
      <Checkbox checked={isOn} onChange={({ target }) => onChange(target.checked)} aria-describedby={effectId}>
        {name}
      </Checkbox>
      <p id={effectId} className={styles.effect}>
        {effect}
      </p>
    </div>
  );
}
