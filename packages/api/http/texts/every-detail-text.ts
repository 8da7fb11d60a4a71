import { counterDetailTexts } from 'market/calls/counter-details';
import { detailTexts } from 'market/calls/refusal-details';
import { zoneDetailTexts } from 'market/calls/zone-details';

/** The English sentences of refusals that contain values or have a second sentence. */
export const everyDetailText = { ...detailTexts, ...counterDetailTexts, ...zoneDetailTexts };
