import { Trans, useLingui } from '@lingui/react/macro';
import type { PushState } from 'app-kit/push/subscribe-to-pushes.ts';
import { useEffect, useState } from 'react';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { Segmented } from 'ui/forms/segmented.tsx';
import { showFault } from '#features/config/show-fault.tsx';
import { push } from './push-subscription.ts';

/** Turns push notifications about orders and messages on and off [PUSH-08]. */
export function PushSwitch() {
  const { t, i18n } = useLingui();
  const [state, setState] = useState<PushState>();
  const [isBusy, setIsBusy] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => void push.state().then(setState), []);
  const change = async (value: string) => {
    setIsBusy(true);
    setIsRefused(false);
    try {
      setState(value === 'on' ? await push.start() : await push.stop());
    } catch (error) {
      // The browser refuses by itself, for instance because its own push service is not reached.
      if (error instanceof DOMException) setIsRefused(true);
      else showFault(error, i18n);
    }
    setIsBusy(false);
  };
  if (state === 'blocked')
    return (
      <BannerNote tone="warn">
        <Trans>Notifications are blocked in your browser.</Trans>
      </BannerNote>
    );
  const isDisabled = isBusy || state === undefined || state === 'unable';
  return (
    <>
      <Segmented
        label={t`Notifications`}
        value={state === 'on' ? 'on' : 'off'}
        onChange={change}
        options={[
          { value: 'off', label: t`Off`, isDisabled },
          { value: 'on', label: t`On`, isDisabled },
        ]}
      />
      {isRefused && (
        <BannerNote tone="warn" isAlert>
          <Trans>Your browser couldn’t turn on notifications. Try again, or use another browser.</Trans>
        </BannerNote>
      )}
    </>
  );
}
