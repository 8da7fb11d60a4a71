import { useLingui } from '@lingui/react/macro';

/** Where at an address: house, floor, road, landmark and directions, as far as they are known. */
export function DoorText({
  door,
}: {
  door: Readonly<Record<'house' | 'floor' | 'road' | 'landmark' | 'directions', string>>;
}) {
  const { t } = useLingui();
  const { house, floor, road, landmark, directions } = door;
  const parts = [house && t`House ${house}`, floor && t`Floor ${floor}`, road, landmark, directions];
  return parts.filter(Boolean).join(', ');
}
