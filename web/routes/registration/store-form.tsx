import { Trans, useLingui } from '@lingui/react/macro';
import { type ModuleType, traitsOf } from 'market/modules/modules.rules';
import { faultOfDeliveryTimes, longestDelivery } from 'market/registration/registration.rules';
import { isInside } from 'market/zones/zones.rules';
import { useState } from 'react';
import { usePictureFault } from '#features/account/use-picture-fault.tsx';
import { useAuthForm } from '#features/auth/use-auth-form.tsx';
import { useMarket } from '#features/config/use-market.ts';
import { Button } from '#ui/button.tsx';
import { Field, Select } from '#ui/field.tsx';
import { loadPhoneGrammar } from '#ui/phone-text.ts';
import { type ApplicantField, applicantFaults, newApplicant } from './applicant.ts';
import { ApplicantFields } from './applicant-fields.tsx';
import { Steps } from './form-steps.tsx';
import { ModuleChoice } from './module-choice.tsx';
import { PictureDrop } from './picture-drop.tsx';
import { PlaceInZone } from './place-in-zone.tsx';
import styles from './registration.module.css';
import { useApplicantChecks } from './use-applicant-checks.tsx';
import type { ZoneToApplyFor } from './zones-of-market.server.ts';

type StoreField = 'name' | 'tax_number' | 'shortest' | 'longest' | 'logo' | 'cover_photo' | 'address' | 'place';
type Name = StoreField | ApplicantField;

interface StoreFormProps {
  zones: ZoneToApplyFor[];
  onSent: () => void;
}

/** The application of a store in its parts: the store, its owner, its place [FOOT-24] [FOOT-27]. */
export function StoreForm({ zones, onSent }: StoreFormProps) {
  const { t } = useLingui();
  const { signIn, zone: shopped } = useMarket();
  const checks = useApplicantChecks();
  const pictureFault = usePictureFault();
  const [applicant, setApplicant] = useState(() => newApplicant(signIn.country));
  const [store, setStore] = useState({ name: '', tax_number: '', shortest: '', longest: '', address: '' });
  const [pictures, setPictures] = useState<{ logo: File | null; cover_photo: File | null }>({
    logo: null,
    cover_photo: null,
  });
  const first = zones.find(({ id }) => id === shopped?.id) ?? zones[0];
  const [zone, setZone] = useState(first);
  const [point, setPoint] = useState(first?.center);
  const sold = (zone?.modules ?? []).filter(({ module_type: type }) => traitsOf(type).hasStoreMenus);
  const [wantedType, setType] = useState<ModuleType>('food');
  const type = sold.find(({ module_type }) => module_type === wantedType)?.module_type ?? sold[0]?.module_type;

  const wrongTime = faultOfDeliveryTimes(Number(store.shortest), Number(store.longest));
  const storeFaults = {
    name: store.name.trim() === '' ? t`Store name is required` : undefined,
    logo: pictureFault(pictures.logo),
    cover_photo: pictureFault(pictures.cover_photo),
    shortest: wrongTime === 'shortest' ? t`Give a time from 1 to ${longestDelivery} minutes` : undefined,
    longest: wrongTime === 'longest' ? t`Not below the shortest time, and ${longestDelivery} at most` : undefined,
  };
  const placeFaults = {
    address: store.address.trim() === '' ? t`Address is required` : undefined,
    place: zone && point && isInside(point, zone.area) ? undefined : t`The pin is outside the zone.`,
  };
  const isWhole = (faults: object) => Object.values(faults).every((fault) => fault === undefined);

  const { form, faults, isSending, leave, mend, submit } = useAuthForm<Name>({
    fieldOf: { ...applicantFaults, picture_kind: 'logo', picture_size: 'logo' },
    prepare: loadPhoneGrammar,
    check: () => ({ ...storeFaults, ...checks.check(applicant), ...placeFaults }),
    async send() {
      const module_id = sold.find(({ module_type }) => module_type === type)?.id;
      if (!zone || !point || module_id === undefined) return;
      const { shortest, longest, ...texts } = store;
      const { sendStoreApplication } = await import('#features/registration/registration-calls.ts');
      await sendStoreApplication({
        ...checks.sent(applicant),
        ...texts,
        zone_id: zone.id,
        module_id,
        latitude: point.lat,
        longitude: point.lng,
        minimum_delivery_time: shortest,
        maximum_delivery_time: longest,
        ...(pictures.logo && { logo: pictures.logo }),
        ...(pictures.cover_photo && { cover_photo: pictures.cover_photo }),
      });
      onSent();
    },
  });

  const field = (name: 'name' | 'tax_number' | 'shortest' | 'longest' | 'address') => ({
    name,
    value: store[name],
    fault: faults[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setStore({ ...store, [name]: target.value });
      mend(name);
    },
    onBlur: () => leave(name),
  });
  const picture = (name: 'logo' | 'cover_photo') => ({
    name,
    file: pictures[name],
    fault: faults[name],
    onChoose: (file: File | null) => {
      setPictures({ ...pictures, [name]: file });
      mend(name);
    },
  });
  const minutes = { inputMode: 'numeric', maxLength: 3, end: t`min` } as const;
  const steps = [
    { name: <Trans>Store</Trans>, isDone: isWhole(storeFaults) },
    { name: <Trans>Owner</Trans>, isDone: isOwnerTyped(applicant) },
    { name: <Trans>Place</Trans>, isDone: isWhole(placeFaults) },
    // By the operator, once it is sent.
    { name: <Trans context="of an application">Review</Trans>, isDone: false },
  ];
  return (
    <>
      <Steps steps={steps} />
      <form ref={form} noValidate className={styles.form} onSubmit={submit}>
        <div className={styles.parts}>
          <section className={styles.part} aria-labelledby="part-store">
            <h2 id="part-store" className={styles.heading}>
              <Trans>Store</Trans>
            </h2>
            {type && (
              <ModuleChoice types={sold.map(({ module_type }) => module_type)} value={type} onChange={setType} />
            )}
            <div className={styles.pair}>
              <Field label={t`Store name`} required maxLength={120} autoComplete="organization" {...field('name')} />
              <Field label={t`VAT or business number (optional)`} maxLength={60} {...field('tax_number')} />
              <PictureDrop label={t`Logo`} hint={t`Square, up to 2 MB`} {...picture('logo')} />
              <PictureDrop label={t`Cover`} hint={t`16:9, up to 2 MB`} {...picture('cover_photo')} />
              <Field label={t`Shortest delivery time`} required {...minutes} {...field('shortest')} />
              <Field label={t`Longest delivery time`} required {...minutes} {...field('longest')} />
            </div>
          </section>
          <section className={styles.part} aria-labelledby="part-owner">
            <h2 id="part-owner" className={styles.heading}>
              <Trans>Owner</Trans>
            </h2>
            <ApplicantFields
              value={applicant}
              faults={faults}
              onLeave={leave}
              onChange={(name, change) => {
                setApplicant({ ...applicant, ...change });
                mend(name);
              }}
            />
          </section>
        </div>
        <section className={styles.part} aria-labelledby="part-place">
          <h2 id="part-place" className={styles.heading}>
            <Trans>Place</Trans>
          </h2>
          <p className={styles.hint}>
            <Trans>Drag the map until the pin sits on your door</Trans>
          </p>
          {zone && point && <PlaceInZone zone={zone} point={point} onMove={setPoint} />}
          <Select
            label={t`Zone`}
            name="place"
            value={zone?.id}
            onChange={({ target }) => {
              const next = zones.find(({ id }) => id === Number(target.value));
              setZone(next);
              setPoint(next?.center);
              mend('place');
            }}
          >
            {zones.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
          <Field label={t`Address`} required maxLength={300} autoComplete="street-address" {...field('address')} />
          <Button type="submit" size="large" isBlock isLoading={isSending}>
            <Trans>Send application</Trans>
          </Button>
        </section>
      </form>
    </>
  );
}

/** Whether anything is still empty; what is wrong in it shows at its field. */
function isOwnerTyped({ phone, terms, ...texts }: ReturnType<typeof newApplicant>): boolean {
  return terms && phone.text !== '' && Object.values(texts).every((text) => text.trim() !== '');
}
