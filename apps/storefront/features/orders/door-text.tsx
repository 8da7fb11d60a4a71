import { useLingui } from '@lingui/react/macro';
import type { OrderDetails } from 'market/orders/orders-history.contract';

/** Where at an address: house, floor, road, landmark and directions, as far as they are known. */
export function DoorText({ door }: { door: NonNullable<OrderDetails['delivery_address']> }) {
  const { t } = useLingui();
  const { house, floor, road, landmark, directions } = door;
  const parts = [house && t`House ${house}`, floor && t`Floor ${floor}`, road, landmark, directions];
  return parts.filter(Boolean).join(', ');
}
