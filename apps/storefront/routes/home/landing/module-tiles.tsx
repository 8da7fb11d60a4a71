import { Trans } from '@lingui/react/macro';
import type { ModuleType } from 'market/modules/modules.rules';
import { SectionHead } from 'ui/layout/section-head.tsx';
import { Icon } from 'ui/media/icon.tsx';
import { Picture } from 'ui/media/picture.tsx';
import { type ShownModule, useMarket } from '#features/config/use-market.ts';
import { useModuleName } from '#features/modules/module-names.tsx';
import { useModuleWords } from '#features/modules/module-words.tsx';
import { keepModule } from '#features/modules/save-module.ts';
import { useModuleChosen } from '#features/modules/use-module-chosen.tsx';
import { usePickLocation } from '#features/places/use-pick-location.tsx';
import styles from './module-tiles.module.css';

const pictures: Record<ModuleType, string> = {
  food: 'pot',
  grocery: 'veg',
  pharmacy: 'para',
  ecommerce: 'ankB',
  parcel: 'boxbig',
};

/** A market that offers fewer does not speak of five. */
const everyStall = Object.keys(pictures).length;

export interface StallsProps {
  stalls: Pick<ShownModule, 'id' | 'type' | 'name'>[];
}

/** The stalls of the market. One opens at once where it delivers; else it asks where to. */
export function Stalls({ stalls }: StallsProps) {
  const { zone } = useMarket();
  const follow = useModuleChosen();
  const nameOf = useModuleName();
  const wordsOf = useModuleWords();
  const { open, dialog } = usePickLocation();
  const enter = ({ id, type }: StallsProps['stalls'][number]) => {
    keepModule({ id, module_type: type });
    if (zone) follow();
    else open();
  };
  return (
    <section aria-labelledby="stalls" className={styles.section}>
      <SectionHead
        title={<Trans>Pick a stall</Trans>}
        titleId="stalls"
        line={stalls.length === everyStall && <Trans>Five markets, one account, one cart per store</Trans>}
      />
      <form method="post" action="/?index" className={styles.stalls}>
        {stalls.map((stall) => (
          <button
            key={stall.id}
            type="submit"
            name="stall"
            value={stall.id}
            data-module={stall.type}
            className={styles.stall}
            onClick={(event) => {
              event.preventDefault();
              enter(stall);
            }}
          >
            <span aria-hidden="true" className={styles.awning} />
            <b className={styles.name}>{nameOf(stall)}</b>
            <span className={styles.hint}>{wordsOf(stall.type, 'hint')}</span>
            <span className={styles.go}>
              <Icon name="arrow-right" />
            </span>
            <Picture src={`/images/360/${pictures[stall.type]}.webp`} alt="" sizes="176px" className={styles.picture} />
          </button>
        ))}
      </form>
      {dialog}
    </section>
  );
}
