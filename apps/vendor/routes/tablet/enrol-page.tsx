import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { SignInFrame } from 'app-kit/sign-in/sign-in-frame.tsx';
import { useAppTitle } from 'app-kit/start/app-info.ts';
import { deviceCodeLength } from 'market/access/devices/access-devices.rules';
import { type FormEvent, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Button, LinkButton } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { CodeField } from 'ui/forms/code-field.tsx';
import styles from './tablet.module.css';
import { startSession, tabletCalls } from './tablet-calls.ts';

/** Makes this device a shared tablet of a store, with the code that an owner shows; the QR code brings it along [SEAT-06]. */
export function EnrolPage() {
  const { t } = useLingui();
  const app = useAppTitle();
  const queries = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const brought = useLocation().hash.replace(/\D/g, '');
  const [code, setCode] = useState(brought.length === deviceCodeLength ? brought : '');
  const [isShort, setIsShort] = useState(false);
  const enrol = useMutation({
    mutationFn: () => tabletCalls.enrolDevice({ body: { code } }),
    onSuccess: () => startSession(queries),
    onError: () => field.current?.focus(),
  });
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (enrol.isPending) return;
    setIsShort(code.length < deviceCodeLength);
    if (code.length === deviceCodeLength) enrol.mutate();
    else field.current?.focus();
  };
  const device = enrol.data?.device;
  if (device) {
    const name = <bdi>{device.name}</bdi>;
    return (
      <SignInFrame
        pageTitle={t`Shared tablet · ${app}`}
        title={<Trans>This is {name}</Trans>}
        description={<bdi>{device.store_name}</bdi>}
      >
        <BannerNote tone="ok" isAlert>
          <Trans>From now on the staff pick a name here and type a PIN.</Trans>
        </BannerNote>
        <LinkButton size="large" isBlock to="/">
          <Trans>Go on</Trans>
        </LinkButton>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame
      pageTitle={t`Shared tablet · ${app}`}
      title={<Trans>Set up a shared tablet</Trans>}
      description={<Trans>An owner shows the code in the store app, under Team, Tablets and PINs.</Trans>}
    >
      <form noValidate className={styles.form} onSubmit={submit}>
        {enrol.error && <CallFaultNote error={enrol.error} />}
        <CodeField
          ref={field}
          label={t`Code of 8 digits`}
          length={deviceCodeLength}
          value={code}
          onChange={(next) => {
            setCode(next);
            setIsShort(false);
            enrol.reset();
          }}
          onEnter={submit}
          {...(isShort && { fault: t`Type the 8 digits.` })}
        />
        <Button type="submit" size="large" isBlock isLoading={enrol.isPending}>
          <Trans>Set up this tablet</Trans>
        </Button>
      </form>
      <Link to="/" className={styles.link}>
        <Trans>Sign in with a password</Trans>
      </Link>
    </SignInFrame>
  );
}
