import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { isRefused } from 'app-kit/calls/query-client.ts';
import { useAppTitle } from 'app-kit/start/app-info.ts';
import { languages } from 'market/config/config.rules';
import { Link } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { Skeleton } from 'ui/feedback/skeleton.tsx';
import { type OwnStore, OwnStorePage } from '../../features/stores/own-store.tsx';
import { HiddenItems } from './hidden-items.tsx';
import { InLanguage } from './in-language.tsx';
import { previewQuery } from './preview-calls.ts';
import { PreviewItemView } from './preview-item-view.tsx';
import { PreviewMoment } from './preview-moment.tsx';
import { PreviewStoreView } from './preview-store-view.tsx';
import { useSeen } from './use-seen.ts';
import styles from './vendor-preview-page.module.css';

/** The page of the chosen store and its items as a shopper sees them at any moment, place and language [STO-041]. */
export function VendorPreviewPage() {
  const { t } = useLingui();
  const app = useAppTitle();
  return (
    <>
      <title>{t`As a shopper sees it · ${app}`}</title>
      <OwnStorePage permission="store.menu">{(store) => <Preview key={store.store_id} store={store} />}</OwnStorePage>
    </>
  );
}

function Preview({ store: { store_id: storeId } }: { store: OwnStore }) {
  const { t, i18n } = useLingui();
  const address = useSeen(languages.find(({ tag }) => tag === i18n.locale)?.code ?? 'en');
  const { seen, itemId } = address;
  const { data, error, refetch, isPlaceholderData } = useQuery(previewQuery(storeId, seen));
  // The time alone can be refused: it shows beside its field.
  const refusal = isRefused(error, 400) ? error?.message : undefined;
  return (
    <div className={styles.page}>
      <p>
        <Link to={`/menu?store=${storeId}`}>
          <Trans>Menu</Trans>
        </Link>
      </p>
      <h1 className={styles.title}>
        <Trans>As a shopper sees it</Trans>
      </h1>
      <PreviewMoment address={address} preview={data} refusal={refusal} />
      {error && refusal === undefined && (
        <div className={styles.fault}>
          <CallFaultNote error={error} />
          <Button kind="outline" icon="refresh-cw" onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      {!data && !error && (
        <div role="status" aria-busy="true" aria-label={t`Loading…`}>
          <Skeleton shape="block" />
        </div>
      )}
      {data && (
        <InLanguage isWaiting={isPlaceholderData} code={seen.language} timeZone={data.time_zone}>
          {itemId === undefined ? (
            <PreviewStoreView storeId={storeId} preview={data} address={address} />
          ) : (
            <PreviewItemView storeId={storeId} itemId={itemId} currency={data.currency} address={address} />
          )}
        </InLanguage>
      )}
      {itemId === undefined && <HiddenItems storeId={storeId} linkTo={(id) => address.linkTo({ item: String(id) })} />}
    </div>
  );
}
