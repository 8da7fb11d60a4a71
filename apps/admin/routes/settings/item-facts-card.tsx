import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { Checkbox } from 'ui/forms/checkbox.tsx';
import desk from '../../layout/desk.module.css';
import styles from './settings.module.css';
import type { SettingsPart } from './settings-part.ts';

/** Whether stores have to say what is in a dish, and what a medicine is, before they publish it [STO-066]. */
export function ItemFactsCard({ settings, change }: SettingsPart) {
  const effectId = useId();
  return (
    <section className={desk.card}>
      <h2 className={desk.cardTitle}>
        <Trans>What stores have to say of their items</Trans>
      </h2>
      <div className={desk.body}>
        <div>
          <Checkbox
            checked={settings.item_facts_status === 1}
            onChange={({ target }) => change({ item_facts_status: target.checked ? 1 : 0 })}
            aria-describedby={effectId}
          >
            <Trans>Allergens, generic names and prescription marks</Trans>
          </Checkbox>
          <p id={effectId} className={styles.effect}>
            <Trans>
              Food isn’t published without allergens, medicine not without its generic name and prescription mark. Items
              on the menu stay until they are published again.
            </Trans>
          </p>
        </div>
      </div>
    </section>
  );
}
