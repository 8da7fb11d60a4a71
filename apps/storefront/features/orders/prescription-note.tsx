import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { BannerNote } from 'ui/feedback/banner-note.tsx';

/** Said of whatever is sold on prescription alone, with the way to send one to its store [CHK-17]. */
export function PrescriptionNote({ storeSlug }: { storeSlug: string }) {
  return (
    <BannerNote
      tone="info"
      icon="file-text"
      action={
        <Link to={`/checkout?page=prescription&store=${storeSlug}`}>
          <Trans>Send prescription</Trans>
        </Link>
      }
    >
      <Trans>prescription is required</Trans>
    </BannerNote>
  );
}
