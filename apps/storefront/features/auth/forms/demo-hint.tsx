import { Trans } from '@lingui/react/macro';
import { BannerNote } from 'ui/feedback/banner-note.tsx';

/** Shows the code in a demo [AUTH-59] [AUTH-60]. */
export function DemoHint({ secret }: { secret: string }) {
  return (
    <BannerNote tone="info">
      <Trans>For demo propose use otp {secret}</Trans>
    </BannerNote>
  );
}
