import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { startApp } from 'app-kit/start/start-app.tsx';
import { routes } from './routes.tsx';

await startApp({
  name: 'admin',
  title: (business) => msg`${business} Admin`,
  audience: <Trans>For the people who run this market</Trans>,
  routes,
  catalogues: import.meta.glob('./i18n/*.po'),
});
