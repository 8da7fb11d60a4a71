import { Trans, useLingui } from '@lingui/react/macro';
import { href, Link } from 'react-router';
import { Icon } from 'ui/media/icon.tsx';
import type { IconName } from 'ui/media/icon-names.ts';
import { Footer } from 'ui/navigation/footer.tsx';
import { shownPhone } from 'ui/phone/shown-phone.ts';
import { openOverlay } from '#browser/overlay-store.ts';
import { type Company, useMarket } from '#features/config/use-market.ts';
import { DataSaverSwitch } from '#features/preferences/data-saver-switch.tsx';
import { LanguageSwitch } from '#features/preferences/language-switch.tsx';
import { ThemeSwitch } from '#features/preferences/theme-switch.tsx';
import { NewsletterBox } from '#features/registration/newsletter-box.tsx';
import styles from './market-footer.module.css';
import { useFooterColumns } from './use-footer-columns.tsx';

/** The footer of every page: the company and all links [FOOT-01] to [FOOT-19]. Import it lazily. */
export function MarketFooter({ home }: { home: string }) {
  const { businessName, logoUrl, theme, company } = useMarket();
  return (
    <Footer
      home={home}
      businessName={businessName}
      logoUrl={logoUrl}
      text={<CompanyText company={company} />}
      columns={useFooterColumns()}
      head={company.newsletter.title && <NewsletterBox {...company.newsletter} />}
      contact={<Contact company={company} />}
      base={
        <>
          <span>
            © {businessName}. <Trans>All rights reserved.</Trans>
          </span>
          <span className={styles.switches}>
            <span className={styles.light}>
              <Icon name="leaf" size={18} />
              <span aria-hidden="true">
                <Trans>Light mode: less data</Trans>
              </span>
              <DataSaverSwitch />
            </span>
            <LanguageSwitch />
            <ThemeSwitch chosen={theme} />
          </span>
        </>
      }
    >
      <SocialLinks company={company} />
    </Footer>
  );
}

/** Name and description of the company [FOOT-01]. */
function CompanyText({ company: { text, description } }: { company: Company }) {
  return (
    <>
      <p dir="auto">{text || <Trans>Order from stores on your street and follow every step.</Trans>}</p>
      {description && <p dir="auto">{description}</p>}
    </>
  );
}

/** Neutral icons for social networks; their logos are trademarks. */
const socialIcons: Record<string, IconName> = {
  instagram: 'camera',
  facebook: 'thumbs-up',
  x: 'at-sign',
  twitter: 'at-sign',
  whatsapp: 'phone',
  youtube: 'play',
};

const socialNames: Record<string, string> = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  x: 'X',
  whatsapp: 'WhatsApp',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
};

/** Links to the company’s pages on social networks [FOOT-02]. */
function SocialLinks({ company: { social } }: { company: Company }) {
  if (social.length === 0) return null;
  return (
    <ul className={styles.social}>
      {social.map(({ name, link }) => (
        <li key={link}>
          <a href={link} rel="noopener noreferrer" aria-label={socialNames[name] ?? name} className={styles.network}>
            <Icon name={socialIcons[name] ?? 'link'} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** [FOOT-03] to [FOOT-07] */
function Contact({ company: { email, phone, address, playStore, appStore } }: { company: Company }) {
  const { t } = useLingui();
  return (
    <>
      {(email || phone || address) && (
        <h2 className={styles.title}>
          <Trans>Reach us</Trans>
        </h2>
      )}
      <ul>
        {email && (
          <li>
            <a href={`mailto:${email}`} className={styles.reach}>
              <Icon name="mail" />
              <bdi dir="ltr">{email}</bdi>
            </a>
          </li>
        )}
        {phone && (
          <li>
            <a href={`tel:${phone}`} className={styles.reach}>
              <Icon name="phone" />
              <bdi dir="ltr">{shownPhone(phone)}</bdi>
            </a>
          </li>
        )}
        {address && (
          <li>
            <Link
              to={`${href('/help-and-support')}#map`}
              aria-haspopup="dialog"
              aria-label={t`${address}, show on the map`}
              className={styles.reach}
              onClick={(event) => {
                event.preventDefault();
                openOverlay({ kind: 'business_map' });
              }}
            >
              <Icon name="map-pin" />
              <span dir="auto">{address}</span>
            </Link>
          </li>
        )}
      </ul>
      {(playStore || appStore) && (
        <div className={styles.apps}>
          {playStore && (
            <a href={playStore} rel="noopener noreferrer" className={styles.app}>
              <Icon name="play" size={22} />
              <span>
                <small>
                  <Trans>Get it on</Trans>
                </small>{' '}
                Google Play
              </span>
            </a>
          )}
          {appStore && (
            <a href={appStore} rel="noopener noreferrer" className={styles.app}>
              <Icon name="apple" size={22} />
              <span>
                <small>
                  <Trans>Download on the</Trans>
                </small>{' '}
                App Store
              </span>
            </a>
          )}
        </div>
      )}
    </>
  );
}
