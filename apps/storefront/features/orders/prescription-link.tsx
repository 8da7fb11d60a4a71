import { Trans } from '@lingui/react/macro';
import { isFinal, type OrderStatus, type PrescriptionState } from 'market/orders/orders.rules';
import { href } from 'react-router';
import { LinkButton, type LinkButtonProps } from 'ui/buttons/button.tsx';

interface PrescriptionLinkProps extends Pick<LinkButtonProps, 'size'> {
  order: { id: string; order_status: OrderStatus; prescription: PrescriptionState | null };
}

/** A prescription order has its own page, with its pictures and the quote to accept. */
export function PrescriptionLink({ order: { id, order_status: status, prescription }, size }: PrescriptionLinkProps) {
  if (prescription === null) return null;
  const hasPrice = prescription === 'quoted' && !isFinal(status);
  return (
    <LinkButton
      to={href('/prescription-order/:id', { id })}
      kind={hasPrice ? 'brand' : 'soft'}
      size={size}
      icon="file-text"
    >
      {hasPrice ? <Trans>Your price is here</Trans> : <Trans context="link">Prescription</Trans>}
    </LinkButton>
  );
}
