import { playwright } from '@vitest/browser-playwright';
import { textMacros } from 'app-kit/vite/text-macros.ts';
import { defineConfig } from 'vitest/config';
import { browserOptions } from './tools/system-browser.ts';

// The default of one second is less than a busy machine takes for a picture, a film or an answer.
const polling = { poll: { timeout: 20_000 } };

/** Copies of the market, whole checks, and what a quiet machine does in a second, take a busy one half a minute. */
const limits = { hookTimeout: 60_000, testTimeout: 60_000, expect: polling };

export default defineConfig({
  test: {
    // One less than the cores is the default, which on two leaves half of the machine idle.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'rules',
          include: ['{apps,demo,harness,packages/app-kit,packages/market,packages/ui,tools}/**/*.test.ts'],
          exclude: ['apps/server/cli/**/*-commands.test.ts', '**/node_modules/**'],
          // Pure functions share their modules: loading them again for each file takes two fifths of the processor time.
          isolate: false,
          ...limits,
        },
      },
      {
        test: {
          // Commands listen to the signals of their process, so each file has a process of its own.
          name: 'commands',
          include: ['apps/server/cli/**/*-commands.test.ts'],
          globalSetup: ['packages/api/testing/template-database.ts'],
          ...limits,
        },
      },
      {
        test: {
          name: 'api',
          include: ['packages/{api,client}/**/*.test.ts'],
          globalSetup: ['packages/api/testing/template-database.ts'],
          // Each file has its own market; loading and compiling the API again for each takes longer than its tests.
          isolate: false,
          ...limits,
        },
      },
      {
        plugins: [textMacros],
        test: {
          name: 'components',
          include: ['{apps,packages/app-kit,packages/ui}/**/*.test.tsx'],
          setupFiles: ['apps/storefront/testing/still-page.ts'],
          ...limits,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: browserOptions() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
