import { Trans, useLingui } from '@lingui/react/macro';
import { newIdempotencyKey } from 'app-kit/calls/new-idempotency-key.ts';
import { dayOfMonth } from 'app-kit/formats/clock.ts';
import { CallRefused } from 'market/calls/client';
import type { OrderDetails } from 'market/orders/orders-history.contract';
import { useState } from 'react';
import { href } from 'react-router';
import { Button, LinkButton } from 'ui/buttons/button.tsx';
import { Pill } from 'ui/buttons/pill.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { Field } from 'ui/forms/field.tsx';
import { showFault } from '#features/config/show-fault.tsx';
import { useMoney } from '#features/config/use-money.ts';
import { giveTip } from '../order-history-calls.ts';
import styles from './tip-later.module.css';
import { maxTipDigits, usualTips, wholeIn } from './usual-tips.ts';

interface TipLaterProps {
  order: OrderDetails;
  /** The order has another tip now. */
  onGiven: () => void;
}

/** Tips the rider of a delivered order from the wallet, once or more often, as long as the order allows it [DEL-55]. */
export function TipLater({ order, onGiven }: TipLaterProps) {
  const { t, i18n } = useLingui();
  const money = useMoney(order.currency);
  const { amount, choose, isOther, openOther, usual } = useAmount(order);
  const { isBusy, isShort, give } = useGiving(order, amount, () => {
    choose(0);
    onGiven();
  });
  const name = order.delivery_man?.f_name ?? '';
  const given = money(order.late_tip);
  const sum = money(amount);
  const most = money(order.tip_left);
  const until = order.tip_until ? dayOfMonth(new Date(order.tip_until), order.time_zone, i18n.locale) : '';
  return (
    <section className={styles.card} aria-labelledby="tip-later">
      <h2 id="tip-later" className={styles.title}>
        <Trans>Tip {name}</Trans>
      </h2>
      <p className={styles.muted}>
        {order.late_tip > 0 ? (
          <Trans>
            You have tipped {given} since the delivery. You can add to it until {until}.
          </Trans>
        ) : (
          <Trans>All of it goes to your rider. You can tip until {until}.</Trans>
        )}
      </p>
      <div className={styles.amounts}>
        {usual.map((tip) => (
          <Pill key={tip} isOn={!isOther && amount === tip} onClick={() => choose(tip)}>
            {money(tip)}
          </Pill>
        ))}
        <Pill isOn={isOther} onClick={openOther}>
          <Trans>Other</Trans>
        </Pill>
      </div>
      {isOther && (
        <Field
          label={t`Your tip`}
          inputMode="numeric"
          maxLength={maxTipDigits}
          fault={amount > order.tip_left && t`${most} at most, as much as the order itself.`}
          onChange={(event) => choose(wholeIn(event.target.value), true)}
        />
      )}
      {isShort && (
        <BannerNote tone="warn" isAlert>
          <Trans>Your wallet has not enough for this tip.</Trans>{' '}
          <LinkButton to={`${href('/profile')}?page=wallet`} kind="soft" size="small">
            <Trans>Add money</Trans>
          </LinkButton>
        </BannerNote>
      )}
      {amount > 0 && amount <= order.tip_left && (
        <Button kind="brand" icon="wallet" isLoading={isBusy} className={styles.give} onClick={() => void give()}>
          <Trans>Tip {sum} from your wallet</Trans>
        </Button>
      )}
    </section>
  );
}

function useAmount({ currency, tip_left: left }: OrderDetails) {
  const [amount, setAmount] = useState(0);
  const [isOther, setIsOther] = useState(false);
  const usual = (usualTips[currency] ?? []).filter((tip) => tip <= left);
  const choose = (next: number, asOther = false) => {
    setIsOther(asOther);
    setAmount(next);
  };
  return { amount, isOther, usual, choose, openOther: () => choose(0, true) };
}

/** The key stays with an amount until its tip is answered, so that pressing again after a lost reply tips once. */
function useGiving({ id, currency }: OrderDetails, amount: number, onGiven: () => void) {
  const { t, i18n } = useLingui();
  const money = useMoney(currency);
  const [isBusy, setIsBusy] = useState(false);
  const [shortAmount, setShortAmount] = useState<number>();
  const [intent, setIntent] = useState({ amount: 0, key: '' });
  const give = async () => {
    const { key } = intent.amount === amount ? intent : { key: newIdempotencyKey() };
    setIntent({ amount, key });
    setIsBusy(true);
    setShortAmount(undefined);
    try {
      const given = await giveTip(id, amount, key);
      setIntent({ amount: 0, key: '' });
      const sum = money(given.amount);
      toast({ text: t`Your rider gets ${sum}. Thank you.`, tone: 'ok' });
      onGiven();
    } catch (error) {
      if (error instanceof CallRefused && error.code === 'wallet_short') setShortAmount(amount);
      else showFault(error, i18n, () => void give());
    }
    setIsBusy(false);
  };
  return { isBusy, isShort: shortAmount === amount, give };
}
