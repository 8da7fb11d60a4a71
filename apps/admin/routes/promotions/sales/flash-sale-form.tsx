import { Trans, useLingui } from '@lingui/react/macro';
import { moduleTypes, traitsOf } from 'market/modules/modules.rules';
import type { AdminFlashSale } from 'market/promotions/promotions-flash.admin.contract';
import { Field, Select } from 'ui/forms/field.tsx';
import desk from '../../../layout/desk.module.css';
import { ModuleOption } from '../../stores/module-option.tsx';
import { PromotionFoot } from '../parts/promotion-foot.tsx';
import type { PromotionFormProps } from '../parts/promotion-page.tsx';
import { TimeFields } from '../parts/time-fields.tsx';
import { usePromotionForm } from '../parts/use-promotion-form.tsx';
import { promotionCalls } from '../promotion-calls.ts';
import { bodyOf, draftOf } from './flash-draft.ts';
import { FlashItemsCard } from './flash-items-card.tsx';
import { flashSaleQuery, flashSalesKey } from './sale-calls.ts';

/** A flash sale with its items, their prices and pieces, and its moments [OPS-062]. */
export function FlashSaleForm({ saved: sale, onLoadAgain }: PromotionFormProps<AdminFlashSale>) {
  const { t } = useLingui();
  const form = usePromotionForm({
    ...{ saved: sale, first: () => draftOf(sale, new Date()), bodyOf },
    ...{ listKey: flashSalesKey, queryKeyOf: (id) => flashSaleQuery(id).queryKey, path: '/promotions/flash-sales' },
    create: promotionCalls.flash.create,
    change: (id, body) => promotionCalls.flash.change({ params: { sale_id: id }, body }),
    hasField: (code) => code === 'title' || code === 'ends_at' || code.startsWith('items'),
  });
  const { draft, change, saved, isChecked, faults } = form;
  return (
    <form noValidate className={desk.stack} onSubmit={form.submit}>
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
              fault={form.missing(draft.title.trim(), t`Enter a name.`) ?? faults.title}
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
            <TimeFields {...draft} isChecked={isChecked} faults={faults} change={change} />
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
        {...form.foot}
        onLoadAgain={onLoadAgain}
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
