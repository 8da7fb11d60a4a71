import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useMatches, useNavigate, useRevalidator } from 'react-router';
import { toast } from 'ui/feedback/toast.ts';
import { reloadPage } from '#browser/sheet-moves.ts';
import { mergedHandle } from '#features/config/page-handle.ts';
import { useMarket } from '#features/config/use-market.ts';
import { setPageContext } from './page-context.ts';

/** Keeps the page context up to date. */
export function usePageContext(): void {
  const market = useMarket();
  const matches = useMatches();
  const navigate = useNavigate();
  const { i18n, t } = useLingui();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const text = t`You are offline. Nothing is lost: try again when you are connected.`;
    const notifyOffline = () => toast({ text, tone: 'warn', seconds: 5 });
    const page = mergedHandle(matches.map(({ handle }) => handle));
    setPageContext({ market, page, i18n, notifyOffline, navigate, revalidate: () => reloadPage(revalidate) });
  }, [market, matches, i18n, t, navigate, revalidate]);
}
