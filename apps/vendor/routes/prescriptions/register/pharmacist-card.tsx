import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { type FormEvent, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { Field } from 'ui/forms/field.tsx';
import { type Pharmacist, pharmacistQuery, useSavePharmacist } from './register-calls.ts';
import styles from './vendor-register-page.module.css';

/** The name and the licence number that the answers of the person carry [STO-074]. */
export function PharmacistCard({ storeId }: { storeId: number }) {
  const { data } = useQuery(pharmacistQuery(storeId));
  const [isEdited, setEdited] = useState(false);
  if (!data) return null;
  const { full_name: name, licence_number: licence } = data;
  const isMissing = licence === '';
  return (
    <section aria-labelledby="own-licence" className={styles.card}>
      <h2 id="own-licence" className={styles.heading}>
        <Trans>Your entry as a pharmacist</Trans>
      </h2>
      <p className={styles.muted}>
        {isMissing ? (
          <Trans>Your answers carry the name of your account and no licence number until you give both here.</Trans>
        ) : (
          <Trans>Each answer that you send keeps this name and number. Earlier answers keep theirs.</Trans>
        )}
      </p>
      {isMissing || isEdited ? (
        <PharmacistForm storeId={storeId} before={data} onSaved={() => setEdited(false)} />
      ) : (
        <div className={styles.own}>
          <b>
            <bdi>{name}</bdi>
          </b>
          <bdi className={styles.muted}>{licence}</bdi>
          <Button kind="text" size="small" onClick={() => setEdited(true)}>
            <Trans>Change</Trans>
          </Button>
        </div>
      )}
    </section>
  );
}

interface PharmacistFormProps {
  storeId: number;
  before: Pharmacist;
  onSaved: () => void;
}

function PharmacistForm({ storeId, before, onSaved }: PharmacistFormProps) {
  const { t } = useLingui();
  const [written, setWritten] = useState(before);
  const [isChecked, setChecked] = useState(false);
  const save = useSavePharmacist(storeId, () => {
    toast({ text: t`Saved`, tone: 'ok' });
    onSaved();
  });
  const body = { full_name: written.full_name.trim(), licence_number: written.licence_number.trim() };
  const [isNamed, isLicensed] = [body.full_name.length >= 3, body.licence_number.length >= 2];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (isNamed && isLicensed) save.mutate(body);
    else event.currentTarget.querySelectorAll('input')[isNamed ? 1 : 0]?.focus();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field
        label={t`Full name`}
        autoComplete="name"
        maxLength={200}
        fault={isChecked && !isNamed && t`Write your full name.`}
        value={written.full_name}
        onChange={({ target }) => setWritten({ ...written, full_name: target.value })}
      />
      <Field
        label={t`Licence number`}
        maxLength={50}
        fault={isChecked && !isLicensed && t`Write the number of your licence.`}
        value={written.licence_number}
        onChange={({ target }) => setWritten({ ...written, licence_number: target.value })}
      />
      <Button type="submit" kind="ink" isLoading={save.isPending}>
        <Trans>Save</Trans>
      </Button>
      {save.error && <CallFaultNote error={save.error} />}
    </form>
  );
}
