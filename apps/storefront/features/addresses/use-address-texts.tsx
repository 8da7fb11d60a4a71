import { useLingui } from '@lingui/react/macro';
import type { SavedAddress } from 'market/addresses/addresses.contract';
import type { IconName } from 'ui/media/icon-names.ts';
import { shownPhone } from 'ui/phone/shown-phone.ts';
import type { AddressType } from './address-form.ts';

export const addressIcons: Record<AddressType, IconName> = { home: 'house', office: 'briefcase', other: 'map-pin' };

/** The texts of a row: label, place and person. */
export function useAddressTexts(): (address: SavedAddress) => { label: string; where: string; who: string } {
  const { t } = useLingui();
  const labels: Record<AddressType, string> = {
    home: t({ message: 'Home', context: 'address' }),
    office: t`Office`,
    other: t({ message: 'Other', context: 'address' }),
  };
  const doorOf = ({ house, floor, landmark }: SavedAddress) => [
    house && t`House ${house}`,
    floor && t`Floor ${floor}`,
    landmark,
  ];
  return (address) => ({
    label: address.address_label || labels[address.address_type],
    where: [...doorOf(address), address.address].filter(Boolean).join(', '),
    who: `${address.contact_person_name} · ${shownPhone(address.contact_person_number)}`,
  });
}
