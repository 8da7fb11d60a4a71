import { Plural, Trans } from '@lingui/react/macro';
import { traitsOf } from 'market/modules/modules.rules';
import { imagePath } from 'market/values/image-path';
import { useState } from 'react';
import { href } from 'react-router';
import { SectionHead } from 'ui/layout/section-head.tsx';
import { Icon } from 'ui/media/icon.tsx';
import { Picture } from 'ui/media/picture.tsx';
import { usePickLocation } from '#features/addresses/use-pick-location.tsx';
import { type ShownModule, useMarket } from '#features/config/use-market.ts';
import { useModuleName } from '#features/modules/module-names.tsx';
import { useModuleTexts } from '#features/modules/module-nouns.tsx';
import { saveModule } from '#features/modules/save-module.ts';
import { useModuleChosen } from '#features/modules/use-module-chosen.tsx';
import styles from './module-tiles.module.css';

export interface ModuleTilesProps {
  tiles: Pick<ShownModule, 'id' | 'type' | 'name'>[];
}

/** The tiles of the modules. A press opens the module if it delivers to the place; else it asks for a place. */
export function ModuleTiles({ tiles }: ModuleTilesProps) {
  const { zone } = useMarket();
  const follow = useModuleChosen();
  const nameOf = useModuleName();
  const moduleText = useModuleTexts();
  const [pressedModule, setPressedModule] = useState<number>();
  const { open, dialog } = usePickLocation({ isMain: false, pressedModule });
  const enter = ({ id, type }: ModuleTilesProps['tiles'][number]) => {
    saveModule({ id, module_type: type });
    setPressedModule(id);
    if (zone) follow();
    else open();
  };
  return (
    <section aria-labelledby="stalls" className={styles.section}>
      <SectionHead
        title={<Trans>Pick a stall</Trans>}
        titleId="stalls"
        description={
          <Plural
            value={tiles.length}
            _5="Five markets, one account, one cart per store"
            one="One account, one cart per store"
            other="# markets, one account, one cart per store"
          />
        }
      />
      <form method="post" action={`${href('/')}?index`} className={styles.tiles}>
        {tiles.map((tile) => (
          <button
            key={tile.id}
            type="submit"
            name="module"
            value={tile.id}
            data-module={tile.type}
            className={styles.tile}
            onClick={(event) => {
              event.preventDefault();
              enter(tile);
            }}
          >
            <span aria-hidden="true" className={styles.awning} />
            <b className={styles.name}>{nameOf(tile)}</b>
            <span className={styles.hint}>{moduleText(tile.type, 'hint')}</span>
            <span className={styles.go}>
              <Icon name="arrow-right" />
            </span>
            <Picture src={imagePath(traitsOf(tile.type).tileImage)} alt="" sizes="176px" className={styles.picture} />
          </button>
        ))}
      </form>
      {dialog}
    </section>
  );
}
