import { type CashbackOffer, promotionsContract } from 'market/promotions/promotions.contract';
import { callMarket } from '#browser/market.ts';
import { cacheBriefly } from '../cache-briefly.ts';

const market = callMarket({ promotions: promotionsContract });

/** The offers of the shopped zones and module, with the keeping times of the row [PROMO-33] [PROMO-34]. */
export const cashbackOffers = cacheBriefly<CashbackOffer[]>(() => market.promotions.cashback({}));
