import { appConfig } from 'app-kit/vite/app-config.ts';

export default appConfig({
  name: 'admin',
  title: 'Soko Admin',
  description: 'The app for the people who run the market.',
});
