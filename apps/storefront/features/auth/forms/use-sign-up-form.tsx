import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { internationalOf, loadPhoneGrammar } from 'ui/phone/phone-text.ts';
import { authApi } from '../auth-calls.ts';
import type { SignInFlow, SignUpDraft } from '../sign-in-flow.ts';
import { useAuthForm } from './use-auth-form.tsx';
import { useFieldTexts } from './use-field-texts.tsx';
import { useStartCountry } from './use-start-country.ts';

type Name = 'name' | 'ref_code' | 'email' | 'phone' | 'password' | 'confirm_password' | 'terms';

const fieldOf = {
  email_taken: 'email',
  phone_taken: 'phone',
  phone_not_served: 'phone',
  ref_code_unknown: 'ref_code',
  password_common: 'password',
  password_short: 'password',
  passwords_differ: 'confirm_password',
} as const;

/** The sign-up form: its values, faults and submission. */
export function useSignUpForm(flow: SignInFlow) {
  const { t } = useLingui();
  const words = useFieldTexts();
  const country = useStartCountry();
  const [typed, setTyped] = useState<SignUpDraft>(
    flow.draft.signUp ?? { name: '', email: '', phone: { country, text: '' }, refCode: '' },
  );
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [hasAccepted, setHasAccepted] = useState(false);
  const { name, email, phone, refCode } = typed;

  const { clearFault, ...parts } = useAuthForm<Name>({
    fieldOf,
    prepare: loadPhoneGrammar,
    check: () => ({
      name: words.name(name),
      email: words.email(email),
      phone: words.phone(phone),
      password: words.password(password),
      confirm_password: words.passwordAgain(again, password),
      terms: hasAccepted ? undefined : t`You must accept the terms and conditions`,
    }),
    async send() {
      flow.draft.signUp = typed;
      const reply = await authApi.auth.signUp({
        body: {
          name: name.trim(),
          email: email.trim(),
          phone: internationalOf(phone),
          password,
          confirm_password: again,
          ...(refCode.trim() && { ref_code: refCode.trim() }),
        },
      });
      await flow.goOn(reply, { loginType: 'manual', isSignUp: true });
    },
  });

  return {
    ...parts,
    typed,
    password,
    again,
    hasAccepted,
    type(field: Name, change: Partial<SignUpDraft>) {
      setTyped({ ...typed, ...change });
      clearFault(field);
    },
    typePassword(field: 'password' | 'confirm_password', text: string) {
      (field === 'password' ? setPassword : setAgain)(text);
      clearFault(field);
    },
    accept(isAccepted: boolean) {
      setHasAccepted(isAccepted);
      clearFault('terms');
    },
  };
}
