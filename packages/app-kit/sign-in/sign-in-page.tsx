import { Link } from 'react-router';
import { useAppInfo } from '../start/app-info.ts';
import styles from './sign-in.module.css';
import { SignInFrame } from './sign-in-frame.tsx';
import { SignInSteps } from './sign-in-steps.tsx';

/** The sign-in of a staff application: the account, its password, and a code where the contact is not proved yet. */
export function SignInPage({ isInactive }: { isInactive: boolean }) {
  const { audience, apply, another } = useAppInfo();
  return (
    <SignInFrame description={audience}>
      <SignInSteps isInactive={isInactive} />
      {apply && (
        <p className={styles.apply}>
          <a href={apply.path}>{apply.text}</a>
        </p>
      )}
      {another && (
        <p className={styles.apply}>
          <Link to={another.to}>{another.text}</Link>
        </p>
      )}
    </SignInFrame>
  );
}
