import { useEffect } from 'react';
import { usePrescriptionPictures } from '#features/orders/use-prescription-pictures.ts';
import type { ReadyPictures } from '../use-checkout.tsx';
import { PrescriptionCard } from './prescription-card.tsx';

/** The prescription for goods of a cart, which only some carts need [CHK-18]. */
export function GoodsPrescription({ ready }: { ready: ReadyPictures }) {
  const pictures = usePrescriptionPictures();
  useEffect(() => {
    ready.current = pictures.ready;
  });
  return <PrescriptionCard pictures={pictures} />;
}
