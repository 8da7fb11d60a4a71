import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { startApp } from 'app-kit/start/start-app.tsx';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import { declareTicks } from './features/stores/check-calls.ts';
import { declareSteps } from './routes/board/store-steps.ts';
import { routes } from './routes.tsx';

await startApp({
  name: 'vendor',
  title: (business) => msg`${business} Store`,
  audience: <Trans>For store staff</Trans>,
  apply: { text: <Trans>New here? Sell with us</Trans>, path: '/store-registration?active=active' },
  gate: lazyPart(async () => ({ default: (await import('./routes/tablet/tablet-gate.tsx')).TabletGate })),
  another: { text: <Trans>Set up a shared tablet</Trans>, to: '/device' },
  routes,
  prepare(queries) {
    declareSteps(queries);
    declareTicks(queries);
  },
  catalogues: import.meta.glob('./i18n/*.po'),
  pageCatalogues: import.meta.glob('./i18n/pages/*.po'),
});
