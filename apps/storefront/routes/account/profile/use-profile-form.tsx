import { useLingui } from '@lingui/react/macro';
import type { Profile } from 'market/account/account.contract';
import { photoKinds, refusalOfPicture } from 'market/account/account.rules';
import { CallRefused } from 'market/calls/client';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { toast } from 'ui/feedback/toast.ts';
import { replyTexts } from '#features/config/reply-texts.tsx';
import { showFault } from '#features/config/show-fault.tsx';
import { type ProfileAnswer, type ProfileBody, updateProfile } from './profile-calls.ts';
import {
  bodyOf,
  faultsOfProfile,
  faultsOfRefusal,
  formOf,
  type ProfileFaults,
  type ProfileForm,
} from './profile-form.ts';

/** A new contact that waits for the code that was sent to it [PROF-25] [PROF-26]. */
export interface ContactProof {
  on: 'phone' | 'email';
  code: NonNullable<ProfileAnswer['code']>;
  /** The submitted body, which is sent again with the code and with the request for another one. */
  body: ProfileBody;
}

/** The profile form: its values, faults and submission. */
export function useProfileForm(profile: Profile) {
  const { t, i18n } = useLingui();
  const { revalidate } = useRevalidator();
  const [form, setForm] = useState(() => formOf(profile));
  const [faults, setFaults] = useState<ProfileFaults>({});
  const [isSaving, setIsSaving] = useState(false);
  const [proof, setProof] = useState<ContactProof>();
  const element = useRef<HTMLFormElement>(null);

  const change = (changed: Partial<ProfileForm>) => {
    setForm((before) => ({ ...before, ...changed }));
    setFaults((before) => without(before, Object.keys(changed)));
  };

  const choosePhoto = (photo: File | null) => {
    const fault = photo && refusalOfPicture(photo, photoKinds);
    if (fault) setFaults((before) => ({ ...before, photo: fault }));
    else change({ photo });
  };

  const show = (found: ProfileFaults) => {
    setFaults(found);
    // After rendering.
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  };

  const follow = async (answer: ProfileAnswer, body: ProfileBody) => {
    const { otp_send, verification_on, code, message } = answer;
    if (otp_send && verification_on && code) return setProof({ on: verification_on, code, body });
    setProof(undefined);
    toast({ text: message ? replyTexts(message, i18n) : t`Updated successfully.`, tone: 'ok' });
    await revalidate();
  };

  const save = async (wanted = form) => {
    const found = faultsOfProfile(wanted, profile);
    if (Object.keys(found).length > 0) return show(found);
    const body = bodyOf(wanted, profile);
    setIsSaving(true);
    try {
      await follow(await updateProfile(body), body);
    } catch (error) {
      const refused = error instanceof CallRefused && faultsOfRefusal(error.faults.map(({ code }) => code));
      if (refused) show(refused);
      // Also of a code that could not be sent [PROF-28].
      else showFault(error, i18n, () => void save(wanted));
    }
    setIsSaving(false);
  };

  return {
    form,
    faults,
    isSaving,
    proof,
    element,
    change,
    choosePhoto,
    save,
    /** Requests the code of the current contact. */
    prove(contactToProve: 'phone' | 'email') {
      const wanted = { ...form, contactToProve };
      setForm(wanted);
      return save(wanted);
    },
    follow,
    /** Without the code the contact does not change; everything else has been saved. */
    leaveProof() {
      setProof(undefined);
      void revalidate();
    },
    discard: () => {
      setForm(formOf(profile));
      setFaults({});
    },
  };
}

function without(faults: ProfileFaults, fields: readonly string[]): ProfileFaults {
  return Object.fromEntries(Object.entries(faults).filter(([field]) => !fields.includes(field)));
}
