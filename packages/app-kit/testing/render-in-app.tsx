import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createMemoryRouter, Outlet, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { clearToasts } from 'ui/feedback/toast.ts';
import { Toasts } from 'ui/feedback/toasts.tsx';
import { vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { createQueryClient } from '../calls/query-client.ts';
import { type AppInfo, AppInfoContext } from '../start/app-info.ts';
import 'ui/styles/tokens.css';
import 'ui/styles/document.css';

/** What the API answers, by the last part of the path; `undefined` is not an answer at all. */
export type Answers = Record<string, () => Response | Promise<Response> | undefined>;

/** The calls that a page has made, the latest last. */
export interface FakeApi {
  calls: { path: string; body: unknown }[];
  answers: Answers;
}

/** The application of the tests. */
export const desk: AppInfo = {
  name: 'desk',
  title: (business) => ({ id: 'desk', message: `${business} Desk` }),
  audience: 'For tests',
};

/** Renders the routes of an application at a path, with the API as the test says. */
export async function renderInApp(
  routes: RouteObject[],
  answers: Answers,
  path = '/',
  { prepare, ...info }: AppInfo & { prepare?: (queries: QueryClient) => void } = desk,
) {
  // Those of the test before would be shown first.
  clearToasts();
  const fakeApi: FakeApi = { calls: [], answers: { config: () => reply(settings), ...answers } };
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    const name = url.split('?')[0]?.split('/').at(-1) ?? '';
    fakeApi.calls.push({ path: url, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    const answer = (name === 'person' ? (fakeApi.answers.person ?? notOnTablet) : fakeApi.answers[name])?.();
    if (!answer) throw new TypeError('Failed to fetch');
    return answer;
  });
  const queries = createQueryClient();
  // The network of a test never comes back by itself.
  queries.setDefaultOptions({ ...queries.getDefaultOptions(), queries: { retry: false } });
  prepare?.(queries);
  const router = createMemoryRouter([{ Component: Root, children: routes }], { initialEntries: [path] });
  const screen = await render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <QueryClientProvider client={queries}>
        <AppInfoContext value={info}>
          <RouterProvider router={router} />
        </AppInfoContext>
      </QueryClientProvider>
    </I18nProvider>,
  );
  return { fakeApi, screen, queries };
}

function Root(): ReactNode {
  return (
    <>
      <Outlet />
      <Toasts />
    </>
  );
}

export function reply(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status });
}

export function refused(code: string, status: number, message = code): Response {
  return reply({ errors: [{ code, message }] }, status);
}

/** What the pages read of the settings. */
const settings = {
  business_name: 'Soko',
  logo_full_url: '/favicon.svg',
  languages: ['en', 'yo', 'ha', 'ke'],
  right_to_left_codes: [],
  country: 'NG',
  currencies: [{ code: 'NGN', symbol: '₦', side: 'left' }],
  digit_after_decimal_point: 0,
  country_picker_status: 1,
  store_application_url: '',
  delivery_man_application_url: '',
};

/** The account of the tests. */
export const bisi = {
  id: 7,
  f_name: 'Bísí',
  l_name: 'Adéwálé',
  phone: '+2348035550142',
  email: 'bisi@demo.invalid',
  image_full_url: null,
  is_phone_verified: 1,
  is_email_verified: 0,
};

/** The tests use no shared tablet. */
function notOnTablet(): Response {
  return refused('sign_in_needed', 401);
}
