import { useLingui } from '@lingui/react/macro';
import type { PageName } from 'market/config/config.rules';
import { traitsOf } from 'market/modules/modules.rules';
import type { MouseEvent } from 'react';
import { href } from 'react-router';
import { toast } from 'ui/feedback/toast.ts';
import type { FooterColumn, FooterLink } from 'ui/navigation/footer.tsx';
import { openAuth } from '#browser/open-auth.ts';
import { useMarket } from '#features/config/use-market.ts';
import { usePageNames } from '#features/config/use-page-names.tsx';

/** The others are policies. */
const aboutCompany: readonly PageName[] = ['about-us', 'terms-and-conditions', 'privacy-policy'];

/** The links of the footer. A press says so if a link needs a sign-in or a zone that is missing [FOOT-17] [FOOT-18]. */
export function useFooterColumns(): FooterColumn[] {
  const { t } = useLingui();
  const { zone, module, customer, isDemo, company } = useMarket();
  const nameOf = usePageNames();
  const helpLabel = module && traitsOf(module.type).helpLabel === 'Contact' ? t`Contact` : t`Help and support`;

  const needsLogin = (event: MouseEvent) => {
    if (customer) return;
    event.preventDefault();
    toast({
      text: t`You must be login to access this page.`,
      tone: 'bad',
      action: { label: t`Sign In`, onPress: () => openAuth() },
    });
  };
  const needsZone = (event: MouseEvent) => {
    if (zone) return;
    event.preventDefault();
    toast({ text: t`You must pick a zone to access this page.`, tone: 'bad' });
  };
  const pageLinks = (isWanted: (name: PageName) => boolean): FooterLink[] =>
    company.pages.filter(isWanted).map((name) => ({ to: href(`/${name}`), label: nameOf(name) }));

  return [
    {
      title: t`Company`,
      links: [
        ...pageLinks((name) => aboutCompany.includes(name)),
        { to: `${href('/home')}#campaigns`, label: t`Campaigns`, onPress: needsZone },
        { to: href('/help-and-support'), label: helpLabel },
      ],
    },
    {
      title: t`Policies`,
      links: [
        ...pageLinks((name) => !aboutCompany.includes(name)),
        { to: href('/track-order'), label: t`Track Order` },
        ...(isDemo ? [{ to: href('/outbox'), label: t`Outbox of this demo` }] : []),
      ],
    },
    {
      title: t`Account`,
      links: [
        ...(company.hasWallet ? [{ to: href('/wallet'), label: t`Wallet`, onPress: needsLogin }] : []),
        ...(company.hasLoyalty ? [{ to: href('/loyalty-points'), label: t`Loyalty points`, onPress: needsLogin }] : []),
        { to: `${href('/store-registration')}?active=active`, label: t`Become a store owner` },
        { to: href('/deliveryman-registration'), label: t`Become a delivery man` },
      ],
    },
  ];
}
