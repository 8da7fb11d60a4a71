import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { boardMinutes } from 'market/orders/kitchen/orders-acceptance.rules';
import { readyMinutes } from 'market/orders/orders-board.rules';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { Skeleton } from 'ui/feedback/skeleton.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { Checkbox } from 'ui/forms/checkbox.tsx';
import { Field } from 'ui/forms/field.tsx';
import { type AcceptRule, acceptRuleQuery, useSaveAcceptRule } from './accept-rule-calls.ts';
import { type AcceptRuleDraft, type AcceptRuleFault, bodyOfRule, draftOfRule } from './accept-rule-draft.ts';
import styles from './vendor-store-page.module.css';

/** By which rule the store accepts orders by itself [STO-012]. */
export function AcceptRuleForm({ storeId }: { storeId: number }) {
  const { t } = useLingui();
  const { data, error } = useQuery(acceptRuleQuery(storeId));
  return (
    <section aria-label={t`Accept by itself`} className={styles.form}>
      <h2 className={styles.section}>
        <Trans>Accept by itself</Trans>
      </h2>
      {data && <RuleFields storeId={storeId} rule={data} />}
      {!data && error && <CallFaultNote error={error} />}
      {!data && !error && <Skeleton shape="block" />}
    </section>
  );
}

function RuleFields({ storeId, rule }: { storeId: number; rule: AcceptRule }) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const save = useSaveAcceptRule(storeId);
  const start = draftOfRule(rule);
  const [typed, setTyped] = useState<Partial<AcceptRuleDraft>>({});
  const [faults, setFaults] = useState<readonly AcceptRuleFault[]>([]);
  const draft = { ...start, ...typed };
  const { currency } = rule;
  const { least, most } = readyMinutes;
  const change = (part: Partial<AcceptRuleDraft>) => {
    setTyped((now) => ({ ...now, ...part }));
    setFaults([]);
    if (save.error) save.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    const read = bodyOfRule(draft);
    if ('faults' in read) {
      setFaults(read.faults);
      // After the faults are on the page.
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    save.mutate(
      { ...read.body, version: rule.version },
      {
        onSuccess(saved) {
          setTyped({});
          toast({
            text: saved.is_on
              ? t`Saved. Orders within the rule are accepted at once.`
              : t`Saved. You accept each order.`,
            tone: 'ok',
          });
        },
      },
    );
  };
  const isChanged = JSON.stringify(draft) !== JSON.stringify(start);
  const numberOf = (field: 'maxPieces' | 'maxValue' | 'maxInWork' | 'minutes' | 'busyFrom' | 'busyMinutes') => ({
    inputMode: field === 'maxValue' ? ('decimal' as const) : ('numeric' as const),
    dir: 'ltr' as const,
    maxLength: field === 'maxValue' ? 12 : 4,
    value: draft[field],
    onChange: ({ target }: { target: HTMLInputElement }) => change({ [field]: target.value }),
  });
  const bound = (field: AcceptRuleFault) => faults.includes(field) && t`Enter a number from 1 to 1000, or nothing.`;
  const minutes = (field: AcceptRuleFault) => faults.includes(field) && t`Enter minutes from ${least} to ${most}.`;
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit}>
      <p className={styles.note}>
        <Trans>
          The board shows these orders in work and prints their tickets. It acts only while a board was open in the last{' '}
          {boardMinutes} minutes: then the order is noticed.
        </Trans>
      </p>
      {rule.is_on && !rule.is_board_open && (
        <BannerNote tone="warn">
          <Trans>It doesn’t act now. Open the board on a device in the kitchen.</Trans>
        </BannerNote>
      )}
      <Checkbox checked={draft.isOn} onChange={({ target }) => change({ isOn: target.checked })}>
        <Trans>Accept orders within this rule without asking</Trans>
      </Checkbox>
      <Field
        label={t`Only at these times`}
        hint={t`Such as 11:00-15:00, or two with a comma. Empty: whenever you are open.`}
        dir="ltr"
        maxLength={80}
        value={draft.hours}
        onChange={({ target }) => change({ hours: target.value })}
        fault={faults.includes('hours') && t`Write hours such as 08:00-22:00, of which none overlap.`}
      />
      <div className={styles.pair}>
        <Field
          label={t`Most pieces`}
          hint={t`Empty: any number.`}
          {...numberOf('maxPieces')}
          fault={bound('maxPieces')}
        />
        <Field
          label={t`Most value, ${currency}`}
          hint={t`Empty: any value.`}
          {...numberOf('maxValue')}
          fault={faults.includes('maxValue') && t`Enter an amount.`}
        />
        <Field
          label={t`Most orders in work`}
          hint={t`With so many, you accept the next ones.`}
          {...numberOf('maxInWork')}
          fault={bound('maxInWork')}
        />
        <Field label={t`Ready in, minutes`} {...numberOf('minutes')} fault={minutes('minutes')} />
        <Field
          label={t`Longer from, orders in work`}
          hint={t`Empty: never longer.`}
          {...numberOf('busyFrom')}
          fault={bound('busyFrom')}
        />
        <Field label={t`Then ready in, minutes`} {...numberOf('busyMinutes')} fault={minutes('busyMinutes')} />
      </div>
      <Checkbox
        checked={draft.takesPrescriptions}
        onChange={({ target }) => change({ takesPrescriptions: target.checked })}
      >
        <Trans>Also orders with a prescription</Trans>
      </Checkbox>
      <Checkbox
        checked={draft.takesAllergyNotes}
        onChange={({ target }) => change({ takesAllergyNotes: target.checked })}
      >
        <Trans>Also orders whose note speaks of an allergy</Trans>
      </Checkbox>
      {save.error && <CallFaultNote error={save.error} />}
      <div className={styles.foot}>
        {isChanged && (
          <Button kind="outline" onClick={() => setTyped({})}>
            <Trans>Discard</Trans>
          </Button>
        )}
        <Button type="submit" isLoading={save.isPending} aria-disabled={!isChanged}>
          <Trans>Save rule</Trans>
        </Button>
      </div>
    </form>
  );
}
