import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { traitsOf } from 'market/modules/modules.rules';
import { type ReactNode, Suspense, useRef } from 'react';
import { href } from 'react-router';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import { Page } from 'ui/layout/page.tsx';
import { useIsVisible } from 'ui/layout/use-becomes-visible.ts';
import { Icon } from 'ui/media/icon.tsx';
import type { IconName } from 'ui/media/icon-names.ts';
import { shownPhone } from 'ui/phone/shown-phone.ts';
import type { PageHandle } from '#features/config/page-handle.ts';
import { PageHead } from '#features/config/page-head.tsx';
import { useMarket } from '#features/config/use-market.ts';
import { BusinessMap } from '#features/places/dialogs/business-map.tsx';
import { Directions } from '#features/places/directions.tsx';
import { FrequentQuestions } from './frequent-questions.tsx';
import styles from './help-page.module.css';

const LastOrder = lazyPart(async () => ({ default: (await import('./last-order.tsx')).LastOrder }));

export const handle = { title: ({ i18n }) => i18n._(msg`Help and support`) } satisfies PageHandle;

/** The contact of the business [FOOT-15]; also the contact of the parcel module [FOOT-16]. */
export default function HelpPage() {
  const { t } = useLingui();
  const { businessName, module, company, customer } = useMarket();
  const { phone, email, address } = company;
  const isContact = module !== null && traitsOf(module.type).helpLabel === 'Contact';
  const title = isContact ? t`Contact` : t`Help and support`;
  return (
    <Page className={styles.page}>
      <PageHead
        title={title}
        description={t`How to reach ${businessName}: phone, e-mail, address, and what is asked often.`}
        path={href('/help-and-support')}
      />
      <h1 className={styles.title}>{title}</h1>
      {customer && (
        <Suspense>
          <LastOrder />
        </Suspense>
      )}
      <FrequentQuestions />
      <div className={styles.parts}>
        <ul className={styles.links}>
          {phone && (
            <ContactLink icon="phone" to={`tel:${phone}`} label={<Trans>Call us</Trans>}>
              <bdi dir="ltr">{shownPhone(phone)}</bdi>
            </ContactLink>
          )}
          {email && (
            <ContactLink icon="mail" to={`mailto:${email}`} label={<Trans>Write</Trans>}>
              <bdi dir="ltr">{email}</bdi>
            </ContactLink>
          )}
          {address && (
            <ContactLink icon="map-pin" to="#map" label={<Trans context="address of the company">Visit</Trans>}>
              <span dir="auto">{address}</span>
            </ContactLink>
          )}
        </ul>
        {address && <Place name={businessName} address={address} />}
      </div>
    </Page>
  );
}

interface WayProps {
  icon: IconName;
  to: string;
  label: ReactNode;
  children: ReactNode;
}

function ContactLink({ icon, to, label, children }: WayProps) {
  return (
    <li>
      <a href={to} className={styles.link}>
        <span className={styles.mark}>
          <Icon name={icon} />
        </span>
        <span className={styles.words}>
          <span className={styles.label}>{label}</span>
          <b>{children}</b>
        </span>
        <Icon name="chevron-right" size={18} />
      </a>
    </li>
  );
}

function Place({ name, address }: { name: string; address: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const isVisible = useIsVisible(frame);
  return (
    <div id="map" ref={frame} className={styles.place}>
      {isVisible ? <BusinessMap /> : <div className={styles.blank} />}
      <div className={styles.foot}>
        <span className={styles.words}>
          <b dir="auto">{name}</b>
          <span dir="auto" className={styles.label}>
            {address}
          </span>
        </span>
        <Directions />
      </div>
    </div>
  );
}
