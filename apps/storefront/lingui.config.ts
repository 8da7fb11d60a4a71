import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'yo', 'ha', 'sw'],
  format: formatter({ lineNumbers: false }),
  catalogs: [
    {
      path: '<rootDir>/i18n/locales/{locale}',
      include: ['features', 'routes', '<rootDir>/../../packages/ui', 'root.tsx', 'layout'],
    },
  ],
});
