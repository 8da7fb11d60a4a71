import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { render } from 'vitest-browser-react';
import 'ui/styles/tokens.css';
import 'ui/styles/document.css';

/** Renders as a page would: with our tokens, the texts of the source language, and a router for links. */
export function renderInEnglish(node: ReactNode) {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  return render(
    <I18nProvider i18n={i18n}>
      <MemoryRouter>{node}</MemoryRouter>
    </I18nProvider>,
  );
}
