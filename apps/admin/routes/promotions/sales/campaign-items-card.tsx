import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { moduleTypes, traitsOf } from 'market/modules/modules.rules';
import type { AdminZone } from 'market/zones/zones.admin.contract';
import { Field, Select } from 'ui/forms/field.tsx';
import { categoriesQuery } from '../../../layout/admin-calls.ts';
import desk from '../../../layout/desk.module.css';
import { ModuleOption } from '../../stores/module-option.tsx';
import { StoreChoice } from '../store-choice.tsx';
import type { CampaignCardProps } from './campaign-draft.ts';

interface CampaignItemsCardProps extends CampaignCardProps {
  zones: readonly AdminZone[];
  /** Of the saved store. */
  storeName: string | null;
}

/** Which items are in a campaign: the filter that finds them. */
export function CampaignItemsCard({ draft, faults, change, zones, storeName }: CampaignItemsCardProps) {
  const { t } = useLingui();
  const { data: categories } = useQuery(categoriesQuery);
  return (
    <section className={desk.card} aria-labelledby="campaign-items">
      <h2 id="campaign-items" className={desk.cardTitle}>
        <Trans>Items</Trans>
      </h2>
      {draft.hasFilter ? (
        <div className={desk.body}>
          <div className={desk.pair}>
            <Select
              label={t`Module`}
              value={draft.module}
              onChange={({ target }) =>
                change({
                  module: moduleTypes.find((type) => type === target.value) ?? draft.module,
                  ...{ storeId: null, categoryId: null },
                })
              }
            >
              {moduleTypes
                .filter((type) => !traitsOf(type).carriesParcels)
                .map((type) => (
                  <ModuleOption key={type} type={type} />
                ))}
            </Select>
            <Select
              label={t`Zone`}
              value={draft.zoneId ?? ''}
              onChange={({ target }) => change({ zoneId: Number(target.value) || null })}
            >
              <option value="">{t`Every zone`}</option>
              {zones.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
            <Select
              label={t`Category`}
              value={draft.categoryId ?? ''}
              onChange={({ target }) => change({ categoryId: Number(target.value) || null })}
            >
              <option value="">{t`Every category`}</option>
              {(categories ?? [])
                .filter(({ module_type: type }) => type === draft.module)
                .map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
            </Select>
            <Field
              label={t`Words in the name`}
              maxLength={100}
              dir="auto"
              value={draft.search}
              onChange={({ target }) => change({ search: target.value })}
            />
          </div>
          <StoreChoice
            storeId={draft.storeId}
            savedName={storeName}
            none={t`Every store`}
            fault={faults.filter}
            onChoose={(storeId) => change({ storeId })}
          />
          <p className={desk.hint}>
            <Trans>
              What the filter finds when you save is in the campaign. New items are not added by themselves.
            </Trans>
          </p>
        </div>
      ) : (
        <div className={desk.body}>
          <p>
            <Trans>An import has named its items; they stay.</Trans>
          </p>
        </div>
      )}
    </section>
  );
}
