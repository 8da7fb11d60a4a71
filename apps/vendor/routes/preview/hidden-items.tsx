import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { Link } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { MediaFrame } from 'ui/media/media-frame.tsx';
import { ReasonChips } from './item-words.tsx';
import { hiddenItemsQuery } from './preview-calls.ts';
import styles from './vendor-preview-page.module.css';

/** What no shopper sees, and why: at no moment and nowhere [STO-041]. */
export function HiddenItems({ storeId, linkTo }: { storeId: number; linkTo: (itemId: number) => string }) {
  const { data, error, refetch } = useQuery(hiddenItemsQuery(storeId));
  if (!data) {
    return (
      error && (
        <div className={styles.fault}>
          <CallFaultNote error={error} />
          <Button kind="outline" icon="refresh-cw" onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )
    );
  }
  const { items, total_size: total } = data;
  const others = total - items.length;
  return (
    <section aria-labelledby="not-shown" className={styles.page}>
      <h2 id="not-shown" className={styles.category}>
        <Trans>Not shown</Trans>
      </h2>
      {total === 0 && (
        <p className={styles.muted}>
          <Trans>No item is hidden.</Trans>
        </p>
      )}
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            <MediaFrame shape="small" src={item.image_full_url} alt="" sizes="56px" isOff />
            <div className={styles.words}>
              <Link to={linkTo(item.id)}>
                <bdi>{item.name}</bdi>
              </Link>
              <ReasonChips why={item} />
            </div>
          </li>
        ))}
      </ul>
      {others > 0 && (
        <p className={styles.muted}>
          <Plural value={others} one="# more is hidden." other="# more are hidden." />{' '}
          <Link to={`/menu?store=${storeId}&show=hidden`}>
            <Trans>All hidden items</Trans>
          </Link>
        </p>
      )}
    </section>
  );
}
