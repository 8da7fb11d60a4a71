import { Trans, useLingui } from '@lingui/react/macro';
import { type IdentityType, identityTypes, type Vehicle, vehicles } from 'market/registration/registration.rules';
import { useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { Field, Select } from 'ui/forms/field.tsx';
import { Segmented } from 'ui/forms/segmented.tsx';
import { loadPhoneGrammar } from 'ui/phone/phone-text.ts';
import { useAuthForm } from '#features/auth/forms/use-auth-form.tsx';
import { useMarket } from '#features/config/use-market.ts';
import { usePictureFault } from '#features/config/use-picture-fault.tsx';
import { type ApplicantField, applicantFaults, newApplicant } from './applicant.ts';
import { ApplicantFields } from './applicant-fields.tsx';
import { PictureDrop } from './picture-drop.tsx';
import styles from './registration.module.css';
import { useApplicantChecks } from './use-applicant-checks.tsx';
import type { ZoneToApplyFor } from './zones-of-market.server.ts';

type Name = ApplicantField | 'identity_number' | 'image';

interface CourierFormProps {
  zones: ZoneToApplyFor[];
  onSent: () => void;
}

/** The application of a courier: person, vehicle, zone [FOOT-25] [FOOT-27]. */
export function CourierForm({ zones, onSent }: CourierFormProps) {
  const { t } = useLingui();
  const { signIn, zone } = useMarket();
  const checks = useApplicantChecks();
  const pictureFault = usePictureFault();
  const names = useNames();
  const [applicant, setApplicant] = useState(() => newApplicant(signIn.country));
  const [image, setImage] = useState<File | null>(null);
  const [work, setWork] = useState({
    zone_id: zones.find(({ id }) => id === zone?.id)?.id ?? zones[0]?.id ?? 0,
    vehicle: 'motorcycle' as Vehicle,
    identity_type: 'national_id' as IdentityType,
    identity_number: '',
  });
  const { form, faults, isSending, leave, clearFault, submit } = useAuthForm<Name>({
    fieldOf: { ...applicantFaults, picture_kind: 'image', picture_size: 'image' },
    prepare: loadPhoneGrammar,
    check: () => ({
      ...checks.check(applicant),
      identity_number: work.identity_number.trim() === '' ? t`Identity number is required` : undefined,
      image: pictureFault(image),
    }),
    async send() {
      const { sendCourierApplication } = await import('#features/registration/registration-calls.ts');
      await sendCourierApplication({ ...checks.sent(applicant), ...work, ...(image && { image }) });
      onSent();
    },
  });
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit}>
      <div className={styles.parts}>
        <section className={styles.part} aria-labelledby="part-person">
          <h2 id="part-person" className={styles.heading}>
            <Trans>About you</Trans>
          </h2>
          <ApplicantFields
            value={applicant}
            faults={faults}
            onLeave={leave}
            onChange={(name, change) => {
              setApplicant({ ...applicant, ...change });
              clearFault(name);
            }}
          />
        </section>
      </div>
      <section className={styles.part} aria-labelledby="part-work">
        <h2 id="part-work" className={styles.heading}>
          <Trans>Your work</Trans>
        </h2>
        <Segmented
          label={t`Vehicle`}
          value={work.vehicle}
          onChange={(vehicle) => setWork({ ...work, vehicle })}
          options={vehicles.map((value) => ({ value, label: names[value] }))}
          className={styles.modules}
        />
        <Select
          label={t`Zone`}
          name="zone_id"
          value={work.zone_id}
          onChange={({ target }) => setWork({ ...work, zone_id: Number(target.value) })}
        >
          {zones.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <Select
          label={t`Identity document`}
          name="identity_type"
          value={work.identity_type}
          onChange={({ target }) => setWork({ ...work, identity_type: target.value as IdentityType })}
        >
          {identityTypes.map((type) => (
            <option key={type} value={type}>
              {names[type]}
            </option>
          ))}
        </Select>
        <Field
          label={t`Identity number`}
          name="identity_number"
          required
          maxLength={40}
          value={work.identity_number}
          fault={faults.identity_number}
          onChange={({ target }) => {
            setWork({ ...work, identity_number: target.value });
            clearFault('identity_number');
          }}
          onBlur={() => leave('identity_number')}
        />
        <PictureDrop
          name="image"
          label={t`Your photo`}
          hint={t`Square, up to 2 MB`}
          file={image}
          fault={faults.image}
          onChoose={(file) => {
            setImage(file);
            clearFault('image');
          }}
        />
        <Button type="submit" size="large" isBlock isLoading={isSending}>
          <Trans>Send application</Trans>
        </Button>
      </section>
    </form>
  );
}

function useNames(): Record<Vehicle | IdentityType, string> {
  const { t } = useLingui();
  return {
    foot: t`On foot`,
    bicycle: t`Bicycle`,
    motorcycle: t`Motorcycle`,
    car: t`Car`,
    national_id: t`National identity card`,
    passport: t`Passport`,
    driving_license: t`Driving license`,
  };
}
