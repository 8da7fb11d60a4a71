import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import type { AdminCourier } from 'market/access/access.admin.contract';
import { type SuspensionRule, suspensionRules } from 'market/access/access-suspensions.rules';
import { dayMilliseconds } from 'market/values/durations';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { Field, Select, TextArea } from 'ui/forms/field.tsx';
import { Dialog } from 'ui/overlays/dialog.tsx';
import { adminCalls } from '../../layout/admin-calls.ts';
import desk from '../../layout/desk.module.css';
import { useRefreshRiders } from './use-refresh-riders.ts';

/** Days after which a suspension ends by itself; 0 for not until an operator ends it. */
const dayChoices = [0, 1, 3, 7, 14, 30] as const;

/** Suspends a rider with the rule, the reason, the orders that it is about and the end [DEL-66]. */
export function SuspendRiderDialog({ rider, onClose }: { rider: AdminCourier; onClose: () => void }) {
  const { t } = useLingui();
  const refresh = useRefreshRiders();
  const { id, name, version } = rider;
  const [rule, setRule] = useState<SuspensionRule>();
  const [reason, setReason] = useState('');
  const [orders, setOrders] = useState('');
  const [days, setDays] = useState(0);
  const [isChecked, setIsChecked] = useState(false);
  const ruleNames: Record<SuspensionRule, string> = {
    safety: t`Safety on the road`,
    other_person: t`Another person worked with the account`,
    not_delivered: t`Orders taken and not delivered`,
    cash: t`Cash not handed in`,
    conduct: t`How people were treated`,
    papers: t`Papers missing or ended`,
    other: t`Another reason`,
  };
  const orderIds = [...new Set(orders.split(/[\s,#;]+/).filter(Boolean))];
  const areWrong = orderIds.some((one) => !/^\d{1,20}$/.test(one));
  const isShort = reason.trim().length < 3;
  const suspend = useMutation({
    mutationFn: (chosen: SuspensionRule) =>
      adminCalls.access.suspendCourier({
        params: { courier_id: id },
        body: {
          ...{ version, reason: reason.trim(), rule: chosen, order_ids: orderIds },
          until: days === 0 ? null : new Date(Date.now() + days * dayMilliseconds).toISOString(),
        },
      }),
    async onSuccess(suspended) {
      toast({ text: t`${name} is suspended`, tone: 'ok' });
      await refresh(suspended);
      onClose();
    },
    onError: () => refresh(),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (rule && !isShort && !areWrong && !suspend.isPending) suspend.mutate(rule);
  };
  const endName = (count: number): ReactNode => (count === 0 ? t`Until an operator ends it` : t`Days: ${count}`);
  return (
    <Dialog
      title={t`Suspend ${name}?`}
      description={
        <Trans>
          The shift ends at once. Orders that were not picked up go to others, and another rider fetches what is in the
          bag. What was earned stays payable.
        </Trans>
      }
      onClose={onClose}
    >
      <form noValidate className={desk.stack} onSubmit={submit}>
        {suspend.error && <CallFaultNote error={suspend.error} />}
        <Select
          label={t`Rule`}
          value={rule ?? ''}
          onChange={({ target }) => setRule(suspensionRules.find((one) => one === target.value))}
          fault={isChecked && !rule && t`Choose a rule.`}
        >
          <option value="">{t`Choose a rule`}</option>
          {suspensionRules.map((one) => (
            <option key={one} value={one}>
              {ruleNames[one]}
            </option>
          ))}
        </Select>
        <TextArea
          label={t`Reason`}
          dir="auto"
          maxLength={200}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          fault={isChecked && isShort && t`Write the reason in a few words.`}
          hint={t`The rider reads the rule, the reason, the orders and your role.`}
        />
        <Field
          label={t`Orders that it is about`}
          hint={t`Numbers with spaces between them; may be empty.`}
          dir="ltr"
          inputMode="numeric"
          maxLength={400}
          value={orders}
          onChange={({ target }) => setOrders(target.value)}
          fault={isChecked && areWrong && t`Enter numbers of orders.`}
        />
        <Select label={t`Until`} value={String(days)} onChange={({ target }) => setDays(Number(target.value))}>
          {dayChoices.map((count) => (
            <option key={count} value={count}>
              {endName(count)}
            </option>
          ))}
        </Select>
        <Button type="submit" kind="bad" size="large" isBlock isLoading={suspend.isPending}>
          <Trans>Suspend</Trans>
        </Button>
      </form>
    </Dialog>
  );
}
