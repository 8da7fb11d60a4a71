import { CodeStep } from './forms/code-step.tsx';
import { PhoneForm } from './forms/phone-form.tsx';
import { UserInfoForm } from './forms/user-info-form.tsx';
import type { ServerStep, SignInFlow } from './sign-in-flow.ts';
import { IsItYou } from './social/is-it-you.tsx';

/** What follows once the server has answered. Load it then: many a sign-in ends without. */
export function ServerSteps({ flow, step }: { flow: SignInFlow; step: ServerStep }) {
  switch (step.at) {
    case 'code':
      return <CodeStep flow={flow} step={step} />;
    case 'is_exist_user':
      return <IsItYou flow={flow} step={step} />;
    case 'user_info':
      return <UserInfoForm flow={flow} step={step} />;
    case 'phone_modal':
      return <PhoneForm flow={flow} step={step} />;
  }
}
