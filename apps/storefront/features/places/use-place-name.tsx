import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { PickedPlace } from './use-picked-place.ts';

/** The name of a place that no geocoder knows: from its customer, else from its zone. */
export function usePlaceName(picked: PickedPlace) {
  const [name, setName] = useState('');
  const searched = useRef('');
  return {
    name,
    setName,
    /** The address as stored; empty for a place without one outside all zones. */
    address: picked.address?.formatted ?? (picked.delivery ? named(name, picked.delivery.zoneName) : ''),
    /** A search text without results names the place, unless the customer has named it already. */
    takeSearched(text: string) {
      const before = searched.current;
      searched.current = text;
      setName((now) => (now === '' || now === before ? text : now));
    },
    /** The message of the search. */
    unknown: isNameless(picked) ? (
      <Trans>We could not find this place. Move the pin to it: what you typed becomes its name.</Trans>
    ) : (
      <Trans>No place found. Try a nearby street or landmark.</Trans>
    ),
  };
}

function named(name: string, zoneName: string): string {
  return [name.trim(), zoneName].filter(Boolean).join(', ');
}

export type PlaceName = ReturnType<typeof usePlaceName>;

/** Returns whether the pin is in a zone, but no geocoder knows its address. */
export function isNameless({ isResolving, address, delivery, failure }: PickedPlace): boolean {
  return !isResolving && !failure && !address && delivery !== undefined;
}
