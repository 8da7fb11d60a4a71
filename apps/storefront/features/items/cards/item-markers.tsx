import { Trans } from '@lingui/react/macro';
import type { ListedItem } from 'market/items/items.contract';
import { Chip } from 'ui/buttons/chip.tsx';
import { useMarket } from '#features/config/use-market.ts';

export interface ItemMarkersProps {
  item: ListedItem;
  /** Of each chip. */
  className?: string;
}

/** The halal tag, if the operator shows it and the item has it [FOOD-17] [ITEM-08]. */
export function HalalTag({ item, className }: ItemMarkersProps) {
  const { halalTags } = useMarket();
  if (!halalTags || item.halal_tag_status !== 1 || item.is_halal !== 1) return null;
  return (
    <Chip tone="ok" icon="circle-check" className={className}>
      <Trans>Halal</Trans>
    </Chip>
  );
}

/** What else sets an item apart. */
export function ItemMarkers({ item, className }: ItemMarkersProps) {
  return (
    <>
      {item.organic === 1 && (
        <Chip tone="ok" icon="leaf" className={className}>
          <Trans>Organic</Trans>
        </Chip>
      )}
      {item.recommended === 1 && (
        <Chip tone="brand" className={className}>
          <Trans>Recommend</Trans>
        </Chip>
      )}
      {item.is_prescription_required === 1 && (
        <Chip tone="info" icon="file-text" className={className}>
          <Trans context="on an item">Prescription</Trans>
        </Chip>
      )}
    </>
  );
}
