import { appConfig } from 'app-kit/vite/app-config.ts';

export default appConfig({
  name: 'vendor',
  title: 'Soko Store',
  description: 'The app for store staff.',
  receivesPushes: true,
});
