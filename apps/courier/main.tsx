import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { startApp } from 'app-kit/start/start-app.tsx';
import { routes } from './routes.tsx';

await startApp({
  name: 'courier',
  title: (business) => msg`${business} Rider`,
  audience: <Trans>For riders</Trans>,
  touch: 'large',
  routes,
  catalogues: import.meta.glob('./i18n/*.po'),
});
