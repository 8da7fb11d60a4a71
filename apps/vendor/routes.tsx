import { Trans } from '@lingui/react/macro';
import { DeskFrame, type Section } from 'app-kit/frame/desk-frame.tsx';
import { MissingPage } from 'app-kit/screens/screens.tsx';
import { SignedInOnly } from 'app-kit/session/signed-in-only.tsx';
import type { RouteObject } from 'react-router';
import { VendorAccountPage } from './routes/account/vendor-account-page.tsx';

const sections: Section[] = [{ to: '/', icon: 'circle-user-round', label: <Trans>Account</Trans> }];

/** Every URL of the store app. */
export const routes: RouteObject[] = [
  {
    element: <SignedInOnly />,
    children: [
      { element: <DeskFrame sections={sections} />, children: [{ index: true, Component: VendorAccountPage }] },
      { path: '*', Component: MissingPage },
    ],
  },
];
