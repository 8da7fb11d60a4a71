import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { copyText } from '#browser/copy-text.ts';
import { type Clock, deviceClock } from '../device-clock.ts';

/** Milliseconds for which the button confirms success [PROMO-26]. */
export const copiedMilliseconds = 1000;

/** Copies a code to the clipboard and confirms it [PROMO-25]. */
export function CopyCode({ code, clock = deviceClock }: { code: string; clock?: Clock }) {
  const { t } = useLingui();
  const [copies, setCopies] = useState(0);
  useEffect(() => {
    if (copies > 0) return clock.after(copiedMilliseconds, () => setCopies(0));
  }, [copies, clock]);
  const copy = async () => {
    if (await copyText(code)) setCopies((before) => before + 1);
  };
  const isCopied = copies > 0;
  return (
    <Button
      kind={isCopied ? 'soft' : 'outline'}
      size="small"
      icon={isCopied ? 'check' : 'copy'}
      aria-label={isCopied ? undefined : t`Copy ${code}`}
      onClick={copy}
    >
      <span aria-live="polite">{isCopied ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}</span>
    </Button>
  );
}
