import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { LinkButton } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { offQuery } from '../../menu/menu-calls.ts';

/** So many items fit the notice. */
const maxNames = 3;

/** Names what is used up or below its mark, the fewest pieces first, until it is filled up [STO-064]. */
export function LowNotice({ storeId }: { storeId: number }) {
  const { i18n } = useLingui();
  const { data } = useQuery({ ...offQuery(storeId), refetchInterval: 60_000 });
  const low = data?.low ?? [];
  if (low.length === 0) return null;
  const shown = low.slice(0, maxNames).map(({ name, min_stock }) => `${name} (${min_stock})`);
  const names = new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(shown);
  const more = low.length - shown.length;
  return (
    <BannerNote
      tone="warn"
      icon="triangle-alert"
      action={
        <LinkButton kind="soft" size="small" to={`/menu?store=${storeId}&show=low`}>
          <Trans>Look at them</Trans>
        </LinkButton>
      }
    >
      <b>
        <Trans>Running low:</Trans>
      </b>{' '}
      <bdi>{names}</bdi> {more > 0 && <Plural value={more} one="and # more" other="and # more" />}
    </BannerNote>
  );
}
