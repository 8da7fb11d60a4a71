import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createContext, type ReactNode, use } from 'react';
import { createRoutesStub, Outlet, useLocation } from 'react-router';
import { Toasts } from 'ui/feedback/toasts.tsx';
import { render } from 'vitest-browser-react';
import type { PageHandle } from '#features/config/page-handle.ts';
import type { Market } from '#features/config/use-market.ts';
import { PageOverlays } from '../layout/page-overlays.tsx';
import { lagos } from './known-items.ts';
import 'ui/styles/tokens.css';
import 'ui/styles/document.css';

const PageContext = createContext<ReactNode>(null);

/**
 * Renders within a page, with the root data, the overlays of the cart, and toasts; `state` is the history state, `handle`
 * that of the page.
 */
export function renderInMarket(
  node: ReactNode,
  market: Partial<Market> = {},
  path = '/here',
  state?: unknown,
  handle: PageHandle = {},
) {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const Stub = createRoutesStub([
    {
      id: 'root',
      Component: Root,
      // Root data stays when navigating to another page.
      loader: () => ({ ...lagos, ...market }),
      children: [
        { path, Component: Page, handle },
        { path: '*', Component: Elsewhere },
      ],
    },
  ]);
  return render(
    <I18nProvider i18n={i18n}>
      <PageContext value={node}>
        <Stub
          initialEntries={[{ pathname: path, state }]}
          hydrationData={{ loaderData: { root: { ...lagos, ...market } } }}
        />
      </PageContext>
    </I18nProvider>,
  );
}

function Root() {
  return (
    <>
      <Outlet />
      <PageOverlays />
      <Toasts />
    </>
  );
}

function Page() {
  return use(PageContext);
}

/** Where links and buttons of the tested part lead. */
function Elsewhere() {
  const { pathname, search } = useLocation();
  return (
    <>
      <p>Another page</p>
      <p>{pathname + search}</p>
    </>
  );
}
