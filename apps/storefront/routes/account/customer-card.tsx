import { Trans, useLingui } from '@lingui/react/macro';
import { monthOfYear } from 'app-kit/formats/clock.ts';
import type { Profile } from 'market/account/account.contract';
import { initialsOf } from 'ui/formats/initials-of.ts';
import { Avatar } from 'ui/media/avatar.tsx';
import { useMarket } from '#features/config/use-market.ts';
import styles from './profile/profile-page.module.css';

/** Whose account this is. */
export function CustomerCard({ profile }: { profile: Profile }) {
  const { i18n } = useLingui();
  const { businessName, zone } = useMarket();
  const { f_name: firstName, l_name: lastName, image_full_url: imageUrl } = profile;
  const month = monthOfYear(new Date(profile.created_at), zone?.timeZone ?? 'UTC', i18n.locale);
  return (
    <div className={styles.customer}>
      <Avatar imageUrl={imageUrl} initials={initialsOf(firstName, lastName)} size="medium" />
      <div className={styles.who}>
        <b className={styles.name}>{`${firstName} ${lastName}`}</b>
        <span className={styles.since}>
          <Trans>
            With {businessName} since {month}
          </Trans>
        </span>
      </div>
    </div>
  );
}
