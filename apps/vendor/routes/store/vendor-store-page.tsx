import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { useAppTitle } from 'app-kit/start/app-info.ts';
import { Skeleton } from 'ui/feedback/skeleton.tsx';
import { OwnStorePage } from '../../features/stores/own-store.tsx';
import { AcceptRuleForm } from './accept-rule-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { StorePictures } from './store-pictures.tsx';
import { profileQuery } from './store-profile-calls.ts';
import styles from './vendor-store-page.module.css';

/** What customers read and see of the chosen store [STO-093]. */
export function VendorStorePage() {
  const { t } = useLingui();
  const app = useAppTitle();
  return (
    <>
      <title>{t`Store · ${app}`}</title>
      <OwnStorePage permission="store.profile">
        {({ store_id: storeId }) => <StoreProfilePage key={storeId} storeId={storeId} />}
      </OwnStorePage>
    </>
  );
}

function StoreProfilePage({ storeId }: { storeId: number }) {
  const { t } = useLingui();
  const { data, error } = useQuery(profileQuery(storeId));
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>
          <Trans>Store</Trans>
        </h1>
        {data && (
          <a href={`/store/${data.slug}`} target="_blank" rel="noreferrer" className={styles.link}>
            <Trans>See it as a customer</Trans>
          </a>
        )}
      </div>
      {data && (
        <>
          <StorePictures storeId={storeId} profile={data} />
          <ProfileForm storeId={storeId} profile={data} />
          <AcceptRuleForm storeId={storeId} />
        </>
      )}
      {!data && error && <CallFaultNote error={error} />}
      {!data && !error && (
        <div role="status" aria-busy="true" aria-label={t`Loading…`}>
          <Skeleton shape="block" />
        </div>
      )}
    </div>
  );
}
