import { CodeStep } from './forms/code-step.tsx';
import { PhoneForm } from './forms/phone-form.tsx';
import { UserInfoForm } from './forms/user-info-form.tsx';
import type { LaterStep, SignInRun } from './sign-in-flow.ts';
import { IsItYou } from './social/is-it-you.tsx';

/** What follows once the server has answered. Load it then: many a sign-in ends without. */
export function LaterSteps({ run, step }: { run: SignInRun; step: LaterStep }) {
  switch (step.at) {
    case 'code':
      return <CodeStep run={run} step={step} />;
    case 'is_exist_user':
      return <IsItYou run={run} step={step} />;
    case 'user_info':
      return <UserInfoForm run={run} step={step} />;
    case 'phone_modal':
      return <PhoneForm run={run} step={step} />;
  }
}
