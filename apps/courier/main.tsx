import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { startApp } from 'app-kit/start/start-app.tsx';
import { declareDeposits } from './routes/deposits/deposit-queue.ts';
import { declareCourierSteps } from './routes/work/courier-steps.ts';
import { routes } from './routes.tsx';

await startApp({
  name: 'courier',
  title: (business) => msg`${business} Rider`,
  audience: <Trans>For riders</Trans>,
  apply: { text: <Trans>New here? Become a rider</Trans>, path: '/deliveryman-registration' },
  touch: 'large',
  routes,
  prepare(queries) {
    declareCourierSteps(queries);
    declareDeposits(queries);
  },
  catalogues: import.meta.glob('./i18n/*.po'),
  pageCatalogues: import.meta.glob('./i18n/pages/*.po'),
});
