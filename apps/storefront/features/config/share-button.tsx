import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from 'ui/buttons/button.tsx';
import { IconButton } from 'ui/buttons/icon-button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { copyText } from '#browser/copy-text.ts';
import { useMarket } from './use-market.ts';

/** Shares an address of the market by the device, or copies it where the device shares nothing. */
export function ShareButton({ title, path, isIcon = false }: { title: string; path: string; isIcon?: boolean }) {
  const { t } = useLingui();
  const { origin } = useMarket();
  const share = async () => {
    const url = origin + path;
    if (navigator.share) return navigator.share({ title, url }).catch(() => undefined);
    const isCopied = await copyText(url);
    toast(isCopied ? { text: t`Link copied`, tone: 'ok' } : { text: url, tone: 'warn' });
  };
  if (isIcon) return <IconButton icon="share-2" kind="raised" label={t`Share`} onClick={() => void share()} />;
  return (
    <Button kind="soft" size="small" icon="share-2" onClick={() => void share()}>
      <Trans>Share</Trans>
    </Button>
  );
}
