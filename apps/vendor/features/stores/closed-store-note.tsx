import { Trans, useLingui } from '@lingui/react/macro';
import { RoleName } from 'app-kit/access/role-name.tsx';
import type { Memberships } from 'app-kit/access/use-memberships.ts';
import { dayAndTime } from 'app-kit/formats/clock.ts';
import { LinkButton } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';

type OwnStore = Memberships['stores'][number];

/** Above each page of a store that an operator has closed: why, who decided, until when, and the contest [SEAT-09]. */
export function ClosedStoreNote({
  store: { store_id: storeId, name, permissions },
  closing: { id, reason, decided_role: role, decided_at: since, until },
}: {
  store: OwnStore;
  closing: NonNullable<OwnStore['closing']>;
}) {
  const { i18n } = useLingui();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const at = (moment: string) => dayAndTime(new Date(moment), timeZone, i18n.locale);
  return (
    <BannerNote tone="bad" icon="lock">
      <p>
        <b>
          <Trans>The market has closed {name}:</Trans>
        </b>{' '}
        <bdi>{reason}</bdi>
      </p>
      <p>
        <Trans>Decided by:</Trans> {role ? <RoleName role={role} /> : <Trans>Operator</Trans>}
        {since && ` · ${at(since)}`}.{' '}
        {until ? (
          <Trans>It opens again: {at(until)}.</Trans>
        ) : (
          <Trans>It stays closed until an operator opens it.</Trans>
        )}
      </p>
      <p>
        <Trans>Finish the running orders. Everything else can be read but not changed.</Trans>
      </p>
      {id !== null && permissions.includes('store.money') && (
        <LinkButton to={`/money/contests?store=${storeId}`} kind="outline" size="small">
          <Trans>Contest it</Trans>
        </LinkButton>
      )}
    </BannerNote>
  );
}
