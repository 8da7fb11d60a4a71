import { type I18n, setupI18n } from '@lingui/core';
import { I18nProvider, useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { useMarketSettings } from 'app-kit/calls/use-market-settings.ts';
import { textsIn } from 'app-kit/i18n/load-language.ts';
import { type LanguageCode, languages } from 'market/config/config.rules';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { Skeleton } from 'ui/feedback/skeleton.tsx';
import styles from './vendor-preview-page.module.css';

interface OfStaff {
  i18n: I18n;
  /** Of the zone of the store. */
  timeZone: string;
}

const OfStaffContext = createContext<OfStaff | undefined>(undefined);

/** Returns the time zone of the store that a preview shows; that of the device outside of one. */
export function usePreviewZone(): string {
  return use(OfStaffContext)?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}

interface InLanguageProps {
  code: LanguageCode;
  timeZone: string;
  /** What is shown is of another moment, place or language still. */
  isWaiting: boolean;
  children: ReactNode;
}

/** Shows its children in a language of shoppers; what only staff reads stays in the language of the page. */
export function InLanguage({ code, timeZone, isWaiting, children }: InLanguageProps) {
  const { i18n: ofPage } = useLingui();
  const settings = useMarketSettings();
  const tag = languages.find((one) => one.code === code)?.tag ?? 'en';
  const isOther = tag !== ofPage.locale;
  const { data, error, refetch } = useQuery({
    queryKey: ['texts of previews', tag],
    queryFn: () => textsIn(tag),
    enabled: isOther,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isPublic: true },
  });
  const i18n = useMemo(
    () => (isOther && data ? setupI18n({ locale: tag, messages: { [tag]: data } }) : ofPage),
    [isOther, data, tag, ofPage],
  );
  const ofStaff = useMemo(() => ({ i18n: ofPage, timeZone }), [ofPage, timeZone]);
  if (isOther && error) {
    return (
      <div className={styles.fault}>
        <CallFaultNote error={error} />
        <Button kind="outline" icon="refresh-cw" onClick={() => void refetch()}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    );
  }
  if (isOther && !data) return <Skeleton shape="block" />;
  const isRightToLeft = settings?.right_to_left_codes.includes(code);
  return (
    <OfStaffContext value={ofStaff}>
      <I18nProvider i18n={i18n}>
        <div lang={tag} dir={isRightToLeft ? 'rtl' : 'ltr'} aria-busy={isWaiting} className={styles.frame}>
          {children}
        </div>
      </I18nProvider>
    </OfStaffContext>
  );
}

/** Within a preview: what only staff reads, in the language of the page. */
export function ForStaff({ children }: { children: ReactNode }) {
  const ofPage = use(OfStaffContext)?.i18n;
  if (!ofPage) return children;
  return (
    <I18nProvider i18n={ofPage}>
      <div lang={ofPage.locale} dir="auto" className={styles.staff}>
        {children}
      </div>
    </I18nProvider>
  );
}
