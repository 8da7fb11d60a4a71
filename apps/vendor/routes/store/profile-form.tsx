import { Trans, useLingui } from '@lingui/react/macro';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { CallRefused } from 'market/calls/client';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { Checkbox } from 'ui/forms/checkbox.tsx';
import { Field, TextArea } from 'ui/forms/field.tsx';
import { bodyOfProfile, draftOfProfile, type ProfileDraft, type ProfileFault } from './profile-draft.ts';
import { type StoreProfile, useSaveProfile } from './store-profile-calls.ts';
import { TicketTimesFields } from './ticket-times-fields.tsx';
import { UnfetchedField } from './unfetched-field.tsx';
import styles from './vendor-store-page.module.css';

/** The fields of a profile that the store itself decides [STO-093]. */
export function ProfileForm({ storeId, profile }: { storeId: number; profile: StoreProfile }) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const save = useSaveProfile(storeId);
  const start = draftOfProfile(profile);
  // What has been typed stays while a picture is replaced or another person changes the profile.
  const [typed, setTyped] = useState<Partial<ProfileDraft>>({});
  const [faults, setFaults] = useState<readonly ProfileFault[]>([]);
  const draft = { ...start, ...typed };
  const refusals = save.error instanceof CallRefused ? save.error.faults : [];
  const refused = Object.fromEntries(refusals.map(({ code, message }) => [code, message]));
  const isGeneral = save.error && !refusals.some(({ code }) => code === 'phone');
  const change = (part: Partial<ProfileDraft>) => {
    setTyped((now) => ({ ...now, ...part }));
    setFaults([]);
    if (save.error) save.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    const read = bodyOfProfile(draft);
    if ('faults' in read) {
      setFaults(read.faults);
      // After the faults are on the page.
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    save.mutate(
      { ...read.body, version: profile.version },
      {
        onSuccess() {
          setTyped({});
          toast({ text: t`Saved. Customers see the changes.`, tone: 'ok' });
        },
      },
    );
  };
  const isChanged = JSON.stringify(draft) !== JSON.stringify(start);
  const { name, address, currency } = profile;
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit}>
      <dl className={styles.fixed}>
        <dt>
          <Trans>Name</Trans>
        </dt>
        <dd>{name}</dd>
        <dt>
          <Trans>Address</Trans>
        </dt>
        <dd>{address}</dd>
      </dl>
      <p className={styles.note}>
        <Trans>The market changes name, address and place on the map: riders and fees depend on them.</Trans>
      </p>
      <Field
        label={t`Line below the name`}
        hint={t`What makes your store yours, in a few words.`}
        maxLength={120}
        value={draft.tagline}
        onChange={({ target }) => change({ tagline: target.value })}
      />
      <Field
        label={t`Phone`}
        type="tel"
        dir="ltr"
        autoComplete="tel"
        maxLength={30}
        value={draft.phone}
        onChange={({ target }) => change({ phone: target.value })}
        fault={faults.includes('phone') ? t`Enter a whole phone number.` : refused.phone}
      />
      <div className={styles.pair}>
        <Field
          label={t`Minimum order, ${currency}`}
          hint={t`Of items, without delivery.`}
          inputMode="decimal"
          dir="ltr"
          maxLength={12}
          value={draft.minimumOrder}
          onChange={({ target }) => change({ minimumOrder: target.value })}
          fault={faults.includes('minimumOrder') && t`Enter an amount.`}
        />
        <Field
          label={t`Tax number`}
          hint={t`For statements. Customers don’t see it.`}
          dir="ltr"
          maxLength={60}
          value={draft.taxNumber}
          onChange={({ target }) => change({ taxNumber: target.value })}
        />
      </div>
      <div className={styles.pair}>
        <Field
          label={t`Delivery from, minutes`}
          inputMode="numeric"
          dir="ltr"
          maxLength={3}
          value={draft.minutesMin}
          onChange={({ target }) => change({ minutesMin: target.value })}
          fault={faults.includes('minutes') && t`Enter minutes, the shorter first.`}
        />
        <Field
          label={t`To, minutes`}
          inputMode="numeric"
          dir="ltr"
          maxLength={3}
          value={draft.minutesMax}
          onChange={({ target }) => change({ minutesMax: target.value })}
        />
      </div>
      <TextArea
        label={t`For riders`}
        hint={t`Where to stop, which door it is, where to wait. Without phone numbers and links.`}
        rows={3}
        maxLength={300}
        value={draft.courierWords}
        onChange={({ target }) => change({ courierWords: target.value })}
      />
      <TicketTimesFields draft={draft} onChange={change} />
      <Checkbox checked={draft.takesAway} onChange={({ target }) => change({ takesAway: target.checked })}>
        <Trans>Customers may fetch their order</Trans>
      </Checkbox>
      {draft.takesAway && <UnfetchedField draft={draft} onChange={change} />}
      {isGeneral && save.error && <CallFaultNote error={save.error} />}
      <div className={styles.foot}>
        {isChanged && (
          <Button kind="outline" onClick={() => setTyped({})}>
            <Trans>Discard</Trans>
          </Button>
        )}
        <Button type="submit" isLoading={save.isPending} aria-disabled={!isChanged}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </form>
  );
}
