import type { Party } from 'market/chat/chat.contract';
import { Monogram } from 'ui/media/monogram.tsx';

/** A store shows its letters on its colour, a courier a photo. */
export function PartyPicture({ party: { monogram, colour, type } }: { party: Party }) {
  return (
    <Monogram
      letters={type === 'store' ? monogram.toLowerCase() : monogram}
      shape="round"
      {...(colour ? { colour } : type === 'delivery_man' && { colour: '#3346b8' })}
    />
  );
}
