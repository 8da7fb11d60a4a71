import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox } from 'ui/forms/checkbox.tsx';
import { Field } from 'ui/forms/field.tsx';
import { PasswordField } from 'ui/forms/password-field.tsx';
import { Icon } from 'ui/media/icon.tsx';
import { PhoneInput } from '#features/auth/forms/phone-input.tsx';
import { TermsLink } from '#features/auth/forms/terms-link.tsx';
import type { Applicant, ApplicantField } from './applicant.ts';
import styles from './registration.module.css';

export interface ApplicantFieldsProps {
  value: Applicant;
  faults: Partial<Record<ApplicantField, string>>;
  onChange: (field: ApplicantField, change: Partial<Applicant>) => void;
  onLeave: (field: ApplicantField) => void;
}

/** The fields of an applicant: the same for stores and couriers. */
export function ApplicantFields({ value, faults, onChange, onLeave }: ApplicantFieldsProps) {
  const { t } = useLingui();
  const terms = <TermsLink />;
  const field = (name: 'f_name' | 'l_name' | 'email' | 'password' | 'confirm_password') => ({
    name,
    required: true,
    value: value[name],
    fault: faults[name],
    onChange: ({ target }: { target: { value: string } }) => onChange(name, { [name]: target.value }),
    onBlur: () => onLeave(name),
  });
  return (
    <>
      <div className={styles.pair}>
        <Field label={t`First name`} autoComplete="given-name" maxLength={100} {...field('f_name')} />
        <Field label={t`Last name`} autoComplete="family-name" maxLength={100} {...field('l_name')} />
        <PhoneInput
          label={t`Phone`}
          name="phone"
          required
          value={value.phone}
          fault={faults.phone}
          onChange={(phone) => onChange('phone', { phone })}
          onBlur={() => onLeave('phone')}
        />
        <Field label={t`Email`} type="email" autoComplete="email" {...field('email')} />
        <PasswordField label={t`Password`} autoComplete="new-password" maxLength={200} {...field('password')} />
        <PasswordField
          label={t`Confirm Password`}
          autoComplete="new-password"
          maxLength={200}
          {...field('confirm_password')}
        />
      </div>
      <div>
        <Checkbox
          name="terms"
          required
          checked={value.terms}
          onChange={({ target }) => onChange('terms', { terms: target.checked })}
          aria-invalid={faults.terms ? true : undefined}
          aria-describedby={faults.terms && 'terms-fault'}
        >
          <Trans>I accept the {terms}</Trans>
        </Checkbox>
        {faults.terms && (
          <span id="terms-fault" role="alert" className={styles.fault}>
            <Icon name="circle-alert" size={16} />
            {faults.terms}
          </span>
        )}
      </div>
    </>
  );
}
