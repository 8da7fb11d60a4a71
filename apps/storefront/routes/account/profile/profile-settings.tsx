import { Trans, useLingui } from '@lingui/react/macro';
import type { Profile } from 'market/account/account.contract';
import { Suspense, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { Chip } from 'ui/buttons/chip.tsx';
import { initialsOf } from 'ui/formats/initials-of.ts';
import { Field } from 'ui/forms/field.tsx';
import { PasswordField } from 'ui/forms/password-field.tsx';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import { shownPhone } from 'ui/phone/shown-phone.ts';
import { PhoneInput } from '#features/auth/forms/phone-input.tsx';
import { usePhoneText } from '#features/auth/forms/use-phone-text.ts';
import { useFaultTexts } from './fault-texts.tsx';
import { PhotoField } from './photo-field.tsx';
import { needsCurrentPassword, phoneDigits } from './profile-form.ts';
import styles from './profile-settings.module.css';
import { useProfileForm } from './use-profile-form.tsx';

const ContactProofDialog = lazyPart(async () => {
  const { ContactProofDialog } = await import('./contact-proof-dialog.tsx');
  return { default: ContactProofDialog };
});

/** Name and contacts of the customer; starts over after saving [PROF-09] [PROF-30]. */
export function ProfileSettings({ profile }: { profile: Profile }) {
  return <Form key={JSON.stringify(profile)} profile={profile} />;
}

function Form({ profile }: { profile: Profile }) {
  const { t } = useLingui();
  const parts = useProfileForm(profile);
  const { form, faults, isSaving, proof, element, choosePhoto, save, discard } = parts;
  const wordsOf = useFaultTexts();
  return (
    <>
      <form
        ref={element}
        noValidate
        aria-label={t`Profile settings`}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <PhotoField
          photo={form.photo}
          imageUrl={profile.image_full_url}
          initials={initialsOf(profile.f_name, profile.l_name)}
          fault={wordsOf(faults.photo)}
          onChoose={choosePhoto}
        />
        <div className={styles.fields}>
          <ContactFields profile={profile} {...parts} />
          <PasswordFields profile={profile} {...parts} />
        </div>
        <div className={styles.answers}>
          <Button type="submit" isLoading={isSaving}>
            <Trans>Save changes</Trans>
          </Button>
          <Button kind="text" onClick={discard}>
            <Trans context="changes">Discard</Trans>
          </Button>
        </div>
      </form>
      <Suspense>
        {proof && (
          <ContactProofDialog
            key={proof.on}
            proof={proof}
            onProved={(answer) => parts.follow(answer, proof.body)}
            onClose={parts.leaveProof}
          />
        )}
      </Suspense>
    </>
  );
}

type FieldsProps = ReturnType<typeof useProfileForm> & { profile: Profile };

function ContactFields({ profile, form, faults, change, prove }: FieldsProps) {
  const wordsOf = useFaultTexts();
  return (
    <>
      <Field
        label={<Trans>Name</Trans>}
        autoComplete="name"
        maxLength={100}
        value={form.name}
        fault={wordsOf(faults.name)}
        onChange={({ target }) => change({ name: target.value })}
      />
      <Field
        label={<Trans>Email</Trans>}
        type="email"
        autoComplete="email"
        dir="ltr"
        value={form.email}
        fault={wordsOf(faults.email)}
        hint={
          profile.is_email_verified === 0 &&
          form.email === profile.email && <Prove onPress={() => void prove('email')} />
        }
        end={<Proved is={profile.is_email_verified} of={profile.email} />}
        onChange={({ target }) => change({ email: target.value })}
      />
      <Phone profile={profile} form={form} faults={faults} change={change} prove={prove} />
    </>
  );
}

function Phone({
  profile,
  form,
  faults,
  change,
  prove,
}: Pick<FieldsProps, 'profile' | 'form' | 'faults' | 'change' | 'prove'>) {
  const wordsOf = useFaultTexts();
  const phone = usePhoneText(form.phone, (text) => change({ phone: text }));
  const frame = {
    label: <Trans>Phone</Trans>,
    fault: wordsOf(faults.phone),
    end: <Proved is={profile.is_phone_verified} of={profile.phone} />,
  };
  if (profile.is_phone_verified === 1) {
    // Read only once it is verified [PROF-17].
    const hint = <Trans>A verified phone cannot be changed.</Trans>;
    return <Field {...frame} type="tel" dir="ltr" value={shownPhone(form.phone)} readOnly hint={hint} />;
  }
  return (
    <PhoneInput
      {...frame}
      value={phone.value}
      onChange={(value) => phone.onChange({ ...value, text: phoneDigits(value.text) })}
      hint={form.phone === profile.phone && <Prove onPress={() => void prove('phone')} />}
    />
  );
}

/** Behind a button, because a profile is mostly changed without them; fields with something in them stay. */
function PasswordFields({ profile, form, faults, change }: FieldsProps) {
  const wordsOf = useFaultTexts();
  const [isOpened, setIsOpened] = useState(false);
  const isNew = isOpened || form.password !== '' || form.confirmPassword !== '';
  return (
    <>
      {!isNew && (
        <Button kind="soft" icon="lock" className={styles.open} onClick={() => setIsOpened(true)}>
          <Trans>Change Password</Trans>
        </Button>
      )}
      {isNew && <NewPassword form={form} faults={faults} change={change} />}
      {needsCurrentPassword(form, profile) && (
        <PasswordField
          label={<Trans>Current password</Trans>}
          autoComplete="current-password"
          className={styles.first}
          value={form.currentPassword}
          fault={wordsOf(faults.currentPassword)}
          hint={<Trans>For a new password, phone or email.</Trans>}
          onChange={({ target }) => change({ currentPassword: target.value })}
        />
      )}
    </>
  );
}

function NewPassword({ form, faults, change }: Pick<FieldsProps, 'form' | 'faults' | 'change'>) {
  const { t } = useLingui();
  const wordsOf = useFaultTexts();
  return (
    <>
      <PasswordField
        autoFocus
        label={<Trans>Password</Trans>}
        autoComplete="new-password"
        placeholder={t`New password`}
        className={styles.first}
        value={form.password}
        fault={wordsOf(faults.password)}
        onChange={({ target }) => change({ password: target.value })}
      />
      <PasswordField
        label={<Trans>Confirm Password</Trans>}
        autoComplete="new-password"
        placeholder={t`Again`}
        value={form.confirmPassword}
        fault={wordsOf(faults.confirmPassword)}
        onChange={({ target }) => change({ confirmPassword: target.value })}
      />
    </>
  );
}

function Prove({ onPress }: { onPress: () => void }) {
  return (
    <Button kind="text" size="small" className={styles.prove} onClick={onPress}>
      <Trans>Send a code to verify</Trans>
    </Button>
  );
}

/** Shows whether a contact was proved by a code; nothing without a contact. */
function Proved({ is, of }: { is: 0 | 1; of: string | null }) {
  if (!of) return null;
  return is === 1 ? (
    <Chip tone="ok">
      <Trans>Verified</Trans>
    </Chip>
  ) : (
    <Chip tone="warn">
      <Trans>Not verified</Trans>
    </Chip>
  );
}
