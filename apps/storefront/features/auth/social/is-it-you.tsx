import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { initialsOf } from 'ui/formats/initials-of.ts';
import { Avatar } from 'ui/media/avatar.tsx';
import { showFault } from '#features/config/show-fault.tsx';
import { authApi } from '../auth-calls.ts';
import styles from '../forms/auth-form.module.css';
import type { SignInFlow, SignInStep } from '../sign-in-flow.ts';

export interface IsItYouProps {
  flow: SignInFlow;
  step: Extract<SignInStep, { at: 'is_exist_user' }>;
}

/** An account with a contact that was proved: to be entered, or left for one of one's own [AUTH-73] to [AUTH-75]. */
export function IsItYou({ flow, step: { reply, method } }: IsItYouProps) {
  const { i18n } = useLingui();
  const [answering, setAnswering] = useState<boolean>();
  const { name = '', image = null, contact = '' } = reply.is_exist_user ?? {};
  const answer = async (isItYou: boolean) => {
    if (answering !== undefined) return;
    setAnswering(isItYou);
    try {
      const body = { ticket: reply.ticket ?? '', is_it_you: isItYou };
      await flow.goOn(await authApi.auth.answerExistingUser({ body }), method);
    } catch (error) {
      showFault(error, i18n, () => void answer(isItYou));
    } finally {
      setAnswering(undefined);
    }
  };
  return (
    <div className={styles.person}>
      <Avatar imageUrl={image} initials={initialsOf(name)} size="large" />
      <div>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        <p className={styles.contact}>
          <bdi dir="ltr">{contact}</bdi>
        </p>
      </div>
      <p className={styles.text}>
        <Trans>We found an account with this contact.</Trans>
      </p>
      <div className={styles.answers}>
        <Button kind="soft" size="large" isLoading={answering === false} onClick={() => void answer(false)}>
          <Trans context="account of this person">No</Trans>
        </Button>
        <Button size="large" data-first isLoading={answering === true} onClick={() => void answer(true)}>
          <Trans context="account of this person">Yes</Trans>
        </Button>
      </div>
    </div>
  );
}
