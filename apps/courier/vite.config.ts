import { appConfig } from 'app-kit/vite/app-config.ts';

export default appConfig({
  name: 'courier',
  title: 'Soko Rider',
  description: 'The app for riders.',
  orientation: 'portrait',
  hasOfflineMap: true,
  receivesPushes: true,
});
