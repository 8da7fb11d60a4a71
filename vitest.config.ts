import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserOptions } from './tools/system-browser.ts';
import { textMacros } from './web/text-macros.ts';

// The default of one second is less than a busy machine takes for a picture, a film or an answer.
const patience = { poll: { timeout: 8_000 } };

/** Copies of the market, whole checks, and what a quiet machine does in a second, take a busy one half a minute. */
const limits = { hookTimeout: 60_000, testTimeout: 60_000, expect: patience };

export default defineConfig({
  test: {
    // One less than the cores is the default, which on two leaves half of the machine idle.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'rules',
          include: ['{commands,configuration,market,tools,web}/**/*.test.ts'],
          exclude: ['commands/*-commands.test.ts'],
          ...limits,
        },
      },
      {
        test: {
          name: 'api',
          include: ['api/**/*.test.ts', 'client/*.test.ts', 'commands/*-commands.test.ts'],
          globalSetup: ['api/testing/template-database.ts'],
          ...limits,
        },
      },
      {
        plugins: [textMacros],
        test: {
          name: 'components',
          include: ['web/**/*.test.tsx'],
          setupFiles: ['web/testing/still-page.ts'],
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
