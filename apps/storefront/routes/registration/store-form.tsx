import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from 'ui/buttons/button.tsx';
import { Field, Select } from 'ui/forms/field.tsx';
import { ApplicantFields } from './applicant-fields.tsx';
import { Steps } from './form-steps.tsx';
import { ModuleChoice } from './module-choice.tsx';
import { PictureDrop } from './picture-drop.tsx';
import { PlaceInZone } from './place-in-zone.tsx';
import styles from './registration.module.css';
import { type StoreFormProps, useStoreForm } from './use-store-form.tsx';

/** The application of a store in its parts: the store, its owner, its place [FOOT-24] [FOOT-27]. */
export function StoreForm({ zones, onSent }: StoreFormProps) {
  const parts = useStoreForm({ zones, onSent });
  const { form, faults, isDone, applicant, leave } = parts;
  const steps = [
    { name: <Trans>Store</Trans>, isDone: isDone.store },
    { name: <Trans>Owner</Trans>, isDone: isDone.owner },
    { name: <Trans>Place</Trans>, isDone: isDone.place },
    // By the operator, once it is sent.
    { name: <Trans context="of an application">Review</Trans>, isDone: false },
  ];
  return (
    <>
      <Steps steps={steps} />
      <form ref={form} noValidate className={styles.form} onSubmit={parts.submit}>
        <div className={styles.parts}>
          <StorePart {...parts} />
          <section className={styles.part} aria-labelledby="part-owner">
            <h2 id="part-owner" className={styles.heading}>
              <Trans>Owner</Trans>
            </h2>
            <ApplicantFields value={applicant} faults={faults} onLeave={leave} onChange={parts.changeApplicant} />
          </section>
        </div>
        <PlacePart zones={zones} {...parts} />
      </form>
    </>
  );
}

type Parts = ReturnType<typeof useStoreForm>;

function StorePart({ sold, type, setType, field, picture }: Parts) {
  const { t } = useLingui();
  const minutes = { inputMode: 'numeric', maxLength: 3, end: t`min` } as const;
  return (
    <section className={styles.part} aria-labelledby="part-store">
      <h2 id="part-store" className={styles.heading}>
        <Trans>Store</Trans>
      </h2>
      {type && <ModuleChoice types={sold.map(({ module_type }) => module_type)} value={type} onChange={setType} />}
      <div className={styles.pair}>
        <Field label={t`Store name`} required maxLength={120} autoComplete="organization" {...field('name')} />
        <Field label={t`VAT or business number (optional)`} maxLength={60} {...field('tax_number')} />
        <PictureDrop label={t`Logo`} hint={t`Square, up to 2 MB`} {...picture('logo')} />
        <PictureDrop label={t`Cover`} hint={t`16:9, up to 2 MB`} {...picture('cover_photo')} />
        <Field label={t`Shortest delivery time`} required {...minutes} {...field('shortest')} />
        <Field label={t`Longest delivery time`} required {...minutes} {...field('longest')} />
      </div>
    </section>
  );
}

function PlacePart({
  zones,
  zone,
  point,
  setPoint,
  chooseZone,
  field,
  isSending,
}: Parts & Pick<StoreFormProps, 'zones'>) {
  const { t } = useLingui();
  return (
    <section className={styles.part} aria-labelledby="part-place">
      <h2 id="part-place" className={styles.heading}>
        <Trans>Place</Trans>
      </h2>
      <p className={styles.hint}>
        <Trans>Drag the map until the pin sits on your door</Trans>
      </p>
      {zone && point && <PlaceInZone zone={zone} point={point} onMove={setPoint} />}
      <Select label={t`Zone`} name="place" value={zone?.id} onChange={({ target }) => chooseZone(Number(target.value))}>
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
  );
}
