import { type CashbackOffer, promotionsContract } from 'market/promotions/promotions.contract';
import { createApiClient } from '#browser/api-client.ts';
import { cacheBriefly } from '../cache-briefly.ts';

const api = createApiClient({ promotions: promotionsContract });

/** The offers of the shopped zones and module, with the keeping times of the row [PROMO-33] [PROMO-34]. */
export const cashbackOffers = cacheBriefly<CashbackOffer[]>(() => api.promotions.cashback({}));
