import { I18nProvider } from '@lingui/react';
import { type ReactNode, use } from 'react';
import {
  href,
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
  useSearchParams,
} from 'react-router';
import { Toasts } from 'ui/feedback/toasts.tsx';
import { delivered, Hydrated, hydrated, publishPress } from 'ui/layout/hydrated.tsx';
import { DataSaver } from 'ui/media/data-saver.ts';
import { Nonce } from 'ui/media/nonce.ts';
import { SkipLink } from 'ui/navigation/skip-link.tsx';
import { replayEarlyInput } from '#browser/early-input.ts';
import { scrollPositions } from '#browser/scroll-positions.ts';
import { isPageReload, isSheetNavigation } from '#browser/sheet-moves.ts';
import { usePageHandle } from '#features/config/page-handle.ts';
import type { Market } from '#features/config/use-market.ts';
import { hasTextsOfSpecification, i18nOf } from '#i18n/page-texts.ts';
import type { Route } from './+types/root';
import { AppShell } from './layout/app-shell.tsx';
import { FaultPage } from './layout/fault-page.tsx';
import { marketOfPage } from './layout/layout-data.server.ts';
import { ShopChrome } from './layout/shop-parts.tsx';
import { PageModules } from './server/page-modules.ts';
import 'ui/styles/fonts.css';
import 'ui/styles/tokens.css';
import 'ui/styles/document.css';
import appleTouch from 'ui/media/app-icons/apple-touch.png';
import mark from 'ui/media/mark.svg';
import titleFont from 'ui/styles/fonts/bricolage-latin.woff2';
import textFont from 'ui/styles/fonts/onest-latin.woff2';
import dottedFont from 'ui/styles/fonts/onest-yoruba.woff2';
import nairaFont from 'ui/styles/fonts/soko-currency.woff2';

export const links: LinksFunction = () => [
  { rel: 'manifest', href: href('/manifest.webmanifest'), crossOrigin: 'use-credentials' },
];

export function loader({ request, context }: Route.LoaderArgs): Promise<Market> {
  return marketOfPage(context, request);
}

/** The app shell does not change between pages, except at home, where another module begins. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs): boolean {
  if (isPageReload()) return true;
  if (isSheetNavigation()) return false;
  const isReload = currentUrl.href === nextUrl.href;
  return Boolean(formMethod) || isReload || nextUrl.pathname === href('/home');
}

/** The document of every page and every error; it must not rely on loader data. */
export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(Nonce);
  const data = useRouteLoaderData<typeof loader>('root');
  const tag = data?.language.tag ?? 'en';
  const { hasFirstTexts } = usePageHandle();
  const [search] = useSearchParams();
  return (
    <html
      lang={tag}
      dir={data?.direction ?? 'ltr'}
      data-theme={data?.theme}
      data-saver={data?.savesData || undefined}
      data-module={data?.module?.type ?? 'food'}
      data-texts={hasFirstTexts?.(search) ? 'first' : undefined}
      data-english={hasTextsOfSpecification() ? 'specification' : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content={data?.theme ?? 'light dark'} />
        <ThemeColours theme={data?.theme} />
        {data && !data.savesData && <Letters market={data} />}
        <ScriptsLast />
        <Meta />
        <Links nonce={nonce} />
        <Icons iconUrl={data?.iconUrl} />
        {data?.style && <style nonce={nonce}>{data.style}</style>}
      </head>
      <body onClickCapture={publishPress}>
        <I18nProvider i18n={i18nOf(tag)}>
          <SkipLink />
          <DataSaver value={data?.savesData ?? false}>{children}</DataSaver>
          <Toasts />
        </I18nProvider>
        <EarlyInput />
        <ScrollRestoration nonce={nonce} storageKey={scrollPositions} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <AppShell>
      <Outlet />
      <Hydrated />
    </AppShell>
  );
}

const earlyInput = import.meta.env.SSR ? `(${replayEarlyInput})('${hydrated}','${delivered}')` : '';

/**
 * Asks for the scripts behind all that is seen first. React Router names them too, after these and without a priority; a
 * browser takes the first.
 */
function ScriptsLast() {
  const nonce = use(Nonce);
  return use(PageModules).map((href) => (
    <link key={href} rel="modulepreload" href={href} nonce={nonce} fetchPriority="low" />
  ));
}

/** Repeats presses and typing from before hydration. */
function EarlyInput() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function
  return <script nonce={use(Nonce)} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: earlyInput }} />;
}

/** Shows errors that no layout route has caught, such as an API that does not answer. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <AppShell>
      <ShopChrome>
        <FaultPage error={error} />
      </ShopChrome>
    </AppShell>
  );
}

/** The icons of Soko, or the one of a custom brand. */
function Icons({ iconUrl = '/favicon.svg' }: { iconUrl: string | undefined }) {
  if (iconUrl !== '/favicon.svg') return <link rel="icon" href={iconUrl} />;
  return (
    <>
      <link rel="icon" href={mark} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={appleTouch} />
    </>
  );
}

/** All fonts of the first view at once: each one that arrives alone would trigger another layout. */
function Letters({ market: { language, zone, currency } }: { market: Market }) {
  const isInNaira = (zone?.currency ?? currency) === 'NGN';
  // Yoruba and Hausa have no face of their own for titles.
  const hasTitles = language.tag !== 'yo' && language.tag !== 'ha';
  const files = [textFont, hasTitles && titleFont, isInNaira && nairaFont, isInNaira && dottedFont];
  return files.map(
    (file) => file && <link key={file} rel="preload" href={file} as="font" type="font/woff2" crossOrigin="anonymous" />,
  );
}

/** The bars of the browser around the page take its colour. */
function ThemeColours({ theme }: { theme: 'light' | 'dark' | undefined }) {
  const colours = { light: '#ffffff', dark: '#15100f' };
  if (theme) return <meta name="theme-color" content={colours[theme]} />;
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={colours.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={colours.dark} />
    </>
  );
}
