import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { textExtractor } from 'app-kit/vite/text-extractor.ts';
import { languages } from 'market/config/config.rules';

export default defineConfig({
  sourceLocale: 'en',
  locales: languages.map(({ tag }) => tag),
  format: formatter({ lineNumbers: false }),
  extractors: [textExtractor],
  catalogs: [
    {
      path: '<rootDir>/i18n/locales/{locale}',
      include: [
        'features',
        'routes',
        '<rootDir>/../../packages/ui',
        '<rootDir>/../../packages/app-kit/modules',
        '<rootDir>/../../packages/app-kit/pages',
        '<rootDir>/../../packages/app-kit/orders/promise-reason.tsx',
        'root.tsx',
        'layout',
      ],
    },
  ],
});
