import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { dateAndTime } from 'app-kit/formats/clock.ts';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import type { AdminCommissionRule, AdminPayRule } from 'market/wallet/wallet.admin.contract';
import { useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { classNames } from 'ui/layout/class-names.ts';
import desk from '../../layout/desk.module.css';
import { moduleName } from '../zones/module-name.tsx';
import { WithdrawRule } from './withdraw-rule.tsx';

export function CommissionRow({ rule }: { rule: AdminCommissionRule }) {
  const amountText = useAmountText();
  const { store_name: store, module_type: module, percent, fixed, currency } = rule;
  const more = currency && fixed > 0 ? amountText(fixed, currency) : undefined;
  return (
    <li className={desk.row}>
      <span>
        <span className={desk.name}>
          {store ? <bdi>{store}</bdi> : module ? moduleName(module) : <Trans>The whole market</Trans>}
        </span>
        <span className={desk.line}>
          {more ? (
            <Trans>
              {percent}% and {more} an order
            </Trans>
          ) : (
            `${percent}%`
          )}
          {currency && ` · ${currency}`}
        </span>
      </span>
      <Since rule={rule} />
      <Withdraw kind="commission" rule={rule} />
    </li>
  );
}

export function PayRow({ rule }: { rule: AdminPayRule }) {
  const amountText = useAmountText();
  const { zone_name: zone, currency, free_waiting_minutes: free } = rule;
  const text = (amount: number) => amountText(amount, currency);
  const [base, perKm, perMinute] = [text(rule.base), text(rule.per_km), text(rule.per_waiting_minute)];
  return (
    <li className={desk.row}>
      <span>
        <span className={desk.name}>{zone ? <bdi>{zone}</bdi> : <Trans>Every zone with {currency}</Trans>}</span>
        <span className={desk.line}>
          <Trans>
            {base} a delivery, {perKm} a km
          </Trans>
        </span>
        <br />
        <span className={desk.line}>
          <Plural
            value={free}
            one={`${perMinute} a minute at the door after # minute`}
            other={`${perMinute} a minute at the door after # minutes`}
          />
        </span>
      </span>
      <Since rule={rule} />
      <Withdraw kind="pay" rule={rule} />
    </li>
  );
}

/** By the clock of the device, as the field of a new rule. */
function Since({ rule: { state, starts_at: startsAt, made_by: maker } }: { rule: AdminCommissionRule | AdminPayRule }) {
  const { i18n } = useLingui();
  const at = dateAndTime(new Date(startsAt), Intl.DateTimeFormat().resolvedOptions().timeZone, i18n.locale);
  return (
    <span className={desk.line}>
      <span className={classNames(desk.state, state === 'in_force' && desk.ok, state === 'planned' && desk.warn)}>
        {state === 'in_force' && <Trans>In force</Trans>}
        {state === 'planned' && <Trans>Planned</Trans>}
        {state === 'over' && <Trans>Over</Trans>}
      </span>{' '}
      <Trans>from {at}</Trans>
      {maker && (
        <>
          {' · '}
          <bdi>{maker}</bdi>
        </>
      )}
    </span>
  );
}

function Withdraw({ kind, rule: { id, state } }: { kind: 'commission' | 'pay'; rule: { id: number; state: string } }) {
  const [isAsking, setIsAsking] = useState(false);
  if (state !== 'planned') return null;
  return (
    <span>
      <Button kind="text" onClick={() => setIsAsking(true)}>
        <Trans>Withdraw</Trans>
      </Button>
      {isAsking && <WithdrawRule kind={kind} id={id} onClose={() => setIsAsking(false)} />}
    </span>
  );
}
