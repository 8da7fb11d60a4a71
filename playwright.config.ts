import { defineConfig } from '@playwright/test';
import { browserOptions } from './tools/system-browser.ts';

const port = Number(process.env.E2E_PORT ?? 3100);

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  // Long journeys whose requirements have shorter tests too.
  grepInvert: process.env.THOROUGH === 'on' ? undefined : /@thorough/,
  forbidOnly: Boolean(process.env.CI),
  // The machine of the checks has two cores, and a journey mostly waits.
  workers: 2,
  // Journeys prove what happens, not how fast: a slow machine may take its time. Figures are those of the benchmarks.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 390, height: 844 },
    // Journeys see the network itself; the one that loses it has the worker.
    serviceWorkers: 'block',
    launchOptions: browserOptions(),
  },
  webServer: {
    command: 'node e2e/support/market-for-journeys.ts',
    url: `http://127.0.0.1:${port}/readyz`,
    // Journeys read the texts that the rows of the specification prescribe.
    env: { PORT: String(port), HOST: '127.0.0.1', TEXTS: 'specification' },
    // The default is a kill, which would leave PostgreSQL behind.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
