import { Trans } from '@lingui/react/macro';
import { href, Link } from 'react-router';
import { BannerNote } from 'ui/feedback/banner-note.tsx';

/** Shown at prescription medicine, with a link to send a prescription to its store [CHK-17]. */
export function PrescriptionNote({ storeSlug }: { storeSlug: string }) {
  return (
    <BannerNote
      tone="info"
      icon="file-text"
      action={
        <Link to={`${href('/checkout')}?page=prescription&store=${storeSlug}`}>
          <Trans>Send prescription</Trans>
        </Link>
      }
    >
      <Trans>prescription is required</Trans>
    </BannerNote>
  );
}
