import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, LinkButton } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { offQuery } from '../../menu/menu-calls.ts';
import styles from '../../menu/off/vendor-off-page.module.css';
import { knownBack, saveKnownBack } from './known-back.ts';

/** So many names fit the notice. */
const maxNames = 3;

/** At the first opening after it: which items are on sale again by themselves, until it is read on this device [STO-037]. */
export function BackNotice({ storeId }: { storeId: number }) {
  const { i18n } = useLingui();
  const { data } = useQuery({ ...offQuery(storeId), refetchInterval: 10 * 60_000 });
  const [known, setKnown] = useState(() => knownBack(storeId));
  const back = data?.back.filter(({ back_since: since }) => since > known) ?? [];
  const [latest] = back;
  if (!latest) return null;
  const shown = back.slice(0, maxNames).map(({ name }) => name);
  const names = new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(shown);
  const more = back.length - shown.length;
  return (
    <BannerNote
      tone="info"
      icon="utensils"
      action={
        <span className={styles.buttons}>
          <LinkButton kind="soft" size="small" to={`/menu/off?store=${storeId}`}>
            <Trans>Look at them</Trans>
          </LinkButton>
          <Button
            kind="soft"
            size="small"
            onClick={() => {
              saveKnownBack(storeId, latest.back_since);
              setKnown(latest.back_since);
            }}
          >
            <Trans>OK</Trans>
          </Button>
        </span>
      }
    >
      <b>
        <Trans>On sale again:</Trans>
      </b>{' '}
      <bdi>{names}</bdi> {more > 0 && <Plural value={more} one="and # more" other="and # more" />}
    </BannerNote>
  );
}
