import { Plural } from '@lingui/react/macro';
import { Chip } from 'ui/buttons/chip.tsx';
import { VisuallyHidden } from 'ui/layout/visually-hidden.tsx';

/** The number of unread messages, of one chat or of all. */
export function UnreadChip({ unread, className }: { unread: number; className?: string | undefined }) {
  return (
    <Chip tone="brand" className={className}>
      <span aria-hidden="true">{unread}</span>
      <VisuallyHidden>
        <Plural value={unread} one="# unread message" other="# unread messages" />
      </VisuallyHidden>
    </Chip>
  );
}
