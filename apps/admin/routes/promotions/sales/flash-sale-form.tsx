import { Trans, useLingui } from '@lingui/react/macro';
import { moduleTypes, traitsOf } from 'market/modules/modules.rules';
import type { AdminFlashSale } from 'market/promotions/promotions-flash.admin.contract';
import { type FormEvent, useState } from 'react';
import { Field, Select } from 'ui/forms/field.tsx';
import desk from '../../../layout/desk.module.css';
import { momentIn } from '../../money/read-amounts.ts';
import { ModuleOption } from '../../stores/module-option.tsx';
import { PromotionFoot } from '../parts/promotion-foot.tsx';
import type { PromotionFormProps } from '../parts/promotion-page.tsx';
import { useSaving } from '../parts/use-saving.tsx';
import { promotionCalls } from '../promotion-calls.ts';
import { bodyOf, draftOf, type FlashDraft } from './flash-draft.ts';
import { FlashItemsCard } from './flash-items-card.tsx';
import { flashSaleQuery, flashSalesKey } from './sale-calls.ts';

/** A flash sale with its items, their prices and pieces, and its moments [OPS-062]. */
export function FlashSaleForm({ saved: sale, onLoadAgain }: PromotionFormProps<AdminFlashSale>) {
  const { t } = useLingui();
  const [draft, setDraft] = useState(() => draftOf(sale, new Date()));
  const [isChecked, setIsChecked] = useState(false);
  const { saved, save, faults, generalFault, isStale, touch } = useSaving({
    ...{ saved: sale, listKey: flashSalesKey, path: '/promotions/flash-sales' },
    queryKeyOf: (id) => flashSaleQuery(id).queryKey,
    write({ saved: known, key }) {
      const body = bodyOf(draft);
      if (!body) throw new Error('The form is complete when it is sent');
      return known
        ? promotionCalls.flash.change({ params: { sale_id: known.id }, body: { ...body, version: known.version } })
        : promotionCalls.flash.create({ body, idempotencyKey: key });
    },
  });
  const change = (part: Partial<FlashDraft>) => {
    touch();
    setDraft((now) => ({ ...now, ...part }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (!save.isPending && bodyOf(draft)) save.mutate();
  };
  const moment = (text: string) => (isChecked && !momentIn(text) ? t`Choose a day and a time.` : undefined);
  return (
    <form noValidate className={desk.stack} onSubmit={submit}>
      <section className={desk.card} aria-labelledby="flash-terms">
        <h2 id="flash-terms" className={desk.cardTitle}>
          <Trans>Name and time</Trans>
        </h2>
        <div className={desk.body}>
          <div className={desk.pair}>
            <Field
              label={t`Name`}
              maxLength={60}
              dir="auto"
              value={draft.title}
              onChange={({ target }) => change({ title: target.value })}
              fault={(isChecked && !draft.title.trim() && t`Enter a name.`) || faults.title}
            />
            <Select
              label={t`Module`}
              hint={draft.items.length > 0 ? t`Take the items out to change it.` : undefined}
              value={draft.module}
              disabled={draft.items.length > 0}
              onChange={({ target }) =>
                change({ module: moduleTypes.find((type) => type === target.value) ?? draft.module })
              }
            >
              {moduleTypes
                .filter((type) => !traitsOf(type).carriesParcels)
                .map((type) => (
                  <ModuleOption key={type} type={type} />
                ))}
            </Select>
            <Field
              type="datetime-local"
              label={t`Begins`}
              value={draft.startsAt}
              onChange={({ target }) => change({ startsAt: target.value })}
              fault={moment(draft.startsAt)}
            />
            <Field
              type="datetime-local"
              label={t`Ends`}
              value={draft.endsAt}
              onChange={({ target }) => change({ endsAt: target.value })}
              fault={moment(draft.endsAt) ?? faults.ends_at}
            />
          </div>
        </div>
      </section>
      <FlashItemsCard
        module={draft.module}
        items={draft.items}
        isChecked={isChecked}
        faults={faults}
        onChange={(items) => change({ items })}
      />
      <PromotionFoot
        fault={generalFault((code) => code === 'title' || code === 'ends_at' || code.startsWith('items'))}
        isStale={isStale}
        onLoadAgain={onLoadAgain}
        isSaving={save.isPending}
        action={saved ? <Trans>Save</Trans> : <Trans>Make this flash sale</Trans>}
        removal={
          saved && saved.sold === 0
            ? {
                ...{ name: saved.title, listKey: flashSalesKey, path: '/promotions/flash-sales' },
                line: <Trans>It has sold nothing yet.</Trans>,
                remove: () => promotionCalls.flash.remove({ params: { sale_id: saved.id } }),
              }
            : undefined
        }
      />
    </form>
  );
}
