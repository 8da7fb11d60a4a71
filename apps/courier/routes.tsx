import { MissingPage } from 'app-kit/screens/screens.tsx';
import { SignedInOnly } from 'app-kit/session/signed-in-only.tsx';
import type { RouteObject } from 'react-router';
import { CourierAccountPage } from './routes/account/courier-account-page.tsx';

/** Every URL of the rider app. */
export const routes: RouteObject[] = [
  {
    element: <SignedInOnly />,
    children: [
      { index: true, Component: CourierAccountPage },
      { path: '*', Component: MissingPage },
    ],
  },
];
