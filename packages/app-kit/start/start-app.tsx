import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { PersistQueryClientProvider } from '@tanstack/react-query-persist-client';
import { setNonce } from 'get-nonce';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createQueryClient } from '../calls/query-client.ts';
import { continueMutations, saveMutations } from '../calls/saved-mutations.ts';
import { savedQueries } from '../calls/saved-queries.ts';
import { type Catalogues, setCatalogues, showLanguage, withPageTexts } from '../i18n/load-language.ts';
import { savedLanguage, savedTheme, showTheme } from '../preferences/device-preferences.ts';
import { FaultPage } from '../screens/app-fault-page.tsx';
import { LoadingScreen } from '../screens/screens.tsx';
import { type AppInfo, AppInfoContext } from './app-info.ts';
import { AppRoot } from './app-root.tsx';
import 'ui/styles/fonts.css';
import 'ui/styles/tokens.css';
import 'ui/styles/document.css';
import './app.css';

export interface StaffApp extends AppInfo {
  /** Every URL of the application, below its path. */
  routes: RouteObject[];
  /** `import.meta.glob('./i18n/*.po')` */
  catalogues: Catalogues;
  /** `import.meta.glob('./i18n/pages/*.po')`, where the pages with `lazy` have a catalogue of their own. */
  pageCatalogues?: Catalogues;
  /** Declares the changes that may wait for the network, before those of an earlier page are sent. */
  prepare?: (queries: QueryClient) => void;
}

/** Starts a staff application in the element `app` of its shell. Rejects where its texts cannot be loaded. */
export async function startApp({ routes, catalogues, pageCatalogues, prepare, ...info }: StaffApp): Promise<void> {
  // It counts as online until an event says otherwise, also where it starts without a connection.
  onlineManager.setOnline(navigator.onLine);
  showTheme(savedTheme());
  document.documentElement.dataset.touch = info.touch ?? 'normal';
  // Overlays write a style element while they lock scrolling; the policy wants the nonce of the page on it.
  setNonce(document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '');
  setCatalogues(catalogues, pageCatalogues);
  await showLanguage(savedLanguage());
  const queries = createQueryClient();
  prepare?.(queries);
  if (prepare) await saveMutations(queries, info.name);
  const children = pageCatalogues ? withPageTexts(routes) : routes;
  const root = { Component: AppRoot, ErrorBoundary: FaultPage, HydrateFallback: LoadingScreen, children };
  const router = createBrowserRouter([root], { basename: import.meta.env.BASE_URL });
  const element = document.getElementById('app');
  if (!element) throw new Error('The shell has no element for the application');
  createRoot(element).render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <PersistQueryClientProvider
          client={queries}
          persistOptions={savedQueries(info.name)}
          onSuccess={() => continueMutations(queries)}
        >
          <AppInfoContext value={info}>
            <RouterProvider router={router} />
          </AppInfoContext>
        </PersistQueryClientProvider>
      </I18nProvider>
    </StrictMode>,
  );
}
