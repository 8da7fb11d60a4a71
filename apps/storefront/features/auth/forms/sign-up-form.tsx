import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { Checkbox } from 'ui/forms/checkbox.tsx';
import { Field } from 'ui/forms/field.tsx';
import { useFirstFocus } from 'ui/forms/use-first-focus.ts';
import { Icon } from 'ui/media/icon.tsx';
import { useMarket } from '#features/config/use-market.ts';
import type { SignInFlow } from '../sign-in-flow.ts';
import styles from './auth-form.module.css';
import { NewPasswordFields } from './new-password-fields.tsx';
import { OtpForm } from './otp-form.tsx';
import { PhoneInput } from './phone-input.tsx';
import { ReferCodeField } from './refer-code-field.tsx';
import { TermsLine, TermsLink } from './terms-link.tsx';
import { useSignUpForm } from './use-sign-up-form.tsx';

interface SignUpProps {
  flow: SignInFlow;
  isOpening: boolean;
}

/** A new account with a password; where codes are sent, with a phone number alone as well. */
export function SignUpForm({ flow, isOpening }: SignUpProps) {
  const { logins } = useMarket().signIn;
  const [isByCode, setIsByCode] = useState(false);
  if (isByCode) {
    return (
      <OtpForm flow={flow} isSwitched>
        <Button kind="outline" icon="arrow-left" isBlock onClick={() => setIsByCode(false)}>
          <Trans>Back</Trans>
        </Button>
        <KnownAlready flow={flow} />
        <TermsLine />
      </OtpForm>
    );
  }
  return (
    <WithPassword flow={flow} isOpening={isOpening}>
      {logins.otp && (
        <>
          <Button size="large" icon="smartphone" isBlock onClick={() => setIsByCode(true)}>
            <Trans>Sign up with a phone number</Trans>
          </Button>
          <p className={styles.or}>
            <Trans>or continue with</Trans>
          </p>
        </>
      )}
    </WithPassword>
  );
}

/** With a password [AUTH-76] to [AUTH-93]. */
function WithPassword({ flow, isOpening, children }: SignUpProps & { children: ReactNode }) {
  const { t } = useLingui();
  const { hasReferCodes } = useMarket().signIn;
  const signUp = useSignUpForm(flow);
  const { form, faults, leave, type } = signUp;
  const { name, email, phone, refCode } = signUp.typed;
  useFirstFocus(form, isOpening);

  return (
    <form ref={form} noValidate className={styles.form} onSubmit={signUp.submit}>
      {children}
      <Field
        label={t`User Name`}
        name="name"
        autoComplete="name"
        maxLength={100}
        required
        value={name}
        onChange={({ target }) => type('name', { name: target.value })}
        onBlur={() => leave('name')}
        fault={faults.name}
      />
      <Field
        label={t`Email`}
        name="email"
        type="email"
        autoComplete="email"
        required
        value={email}
        onChange={({ target }) => type('email', { email: target.value })}
        onBlur={() => leave('email')}
        fault={faults.email}
      />
      <PhoneInput
        label={t`Phone`}
        name="phone"
        required
        value={phone}
        onChange={(next) => type('phone', { phone: next })}
        onBlur={() => leave('phone')}
        fault={faults.phone}
      />
      <NewPasswordFields
        label={t`Password`}
        password={signUp.password}
        again={signUp.again}
        onChange={signUp.typePassword}
        onLeave={leave}
        faults={faults}
      />
      {hasReferCodes && (
        <ReferCodeField
          value={refCode}
          onChange={(text) => type('ref_code', { refCode: text })}
          fault={faults.ref_code}
        />
      )}
      <TermsCheck
        isOn={signUp.hasAccepted}
        fault={faults.terms}
        onChange={signUp.accept}
        onLeave={() => leave('terms')}
      />
      <Button type="submit" size="large" isBlock disabled={!signUp.hasAccepted} isLoading={signUp.isSending}>
        <Trans>Sign Up</Trans>
      </Button>
      <KnownAlready flow={flow} />
    </form>
  );
}

function KnownAlready({ flow }: { flow: SignInFlow }) {
  return (
    <p className={styles.end}>
      <Trans>Already have an account?</Trans>{' '}
      <button type="button" className={styles.link} onClick={() => void flow.goTo({ at: 'sign-in' })}>
        <Trans>Sign In</Trans>
      </button>
    </p>
  );
}

interface TermsCheckProps {
  isOn: boolean;
  fault: string | undefined;
  onChange: (isOn: boolean) => void;
  onLeave: () => void;
}

function TermsCheck({ isOn, fault, onChange, onLeave }: TermsCheckProps) {
  const terms = <TermsLink />;
  return (
    <div>
      <Checkbox
        name="terms"
        required
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
        onBlur={onLeave}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault && 'terms-fault'}
        className={styles.terms}
      >
        <Trans>I accept the {terms}</Trans>
      </Checkbox>
      {fault && (
        <span id="terms-fault" role="alert" className={styles.fault}>
          <Icon name="circle-alert" size={16} />
          {fault}
        </span>
      )}
    </div>
  );
}
