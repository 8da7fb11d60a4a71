import { numberIn } from 'app-kit/formats/amounts.ts';
import { type ModuleType, moduleTypes } from 'market/modules/modules.rules';
import type { AdminFlashSale, PromotionItem } from 'market/promotions/promotions-flash.admin.contract';
import { momentField, momentIn, nextMidnight } from '../../money/read-amounts.ts';

/** An item of the form, as it is written. */
export interface DraftItem extends PromotionItem {
  discount: string;
  type: 'percent' | 'amount';
  pieces: string;
  sold: number;
}

/** The fields of the form, as they are written. */
export interface FlashDraft {
  title: string;
  module: ModuleType;
  startsAt: string;
  endsAt: string;
  items: DraftItem[];
}

/** Returns what the form shows of a saved flash sale, or begins with. */
export function draftOf(sale: AdminFlashSale | undefined, now: Date): FlashDraft {
  if (!sale) {
    const startsAt = nextMidnight(now);
    return { title: '', module: moduleTypes[0], startsAt, endsAt: nextMidnight(new Date(startsAt)), items: [] };
  }
  const items = sale.items.map(({ discount, discount_type: type, pieces, ...item }) => ({
    ...item,
    ...{ discount: String(discount), type, pieces: String(pieces) },
  }));
  const [startsAt, endsAt] = [sale.starts_at, sale.ends_at].map((at) => momentField(new Date(at)));
  return { title: sale.title, module: sale.module_type, startsAt: startsAt ?? '', endsAt: endsAt ?? '', items };
}

/** Returns what the form sends; undefined while a field cannot be read. */
export function bodyOf(draft: FlashDraft) {
  const [starts, ends] = [momentIn(draft.startsAt), momentIn(draft.endsAt)];
  const items = draft.items.map(({ item_id, discount, type, pieces }) => ({
    ...{ item_id, discount: numberIn(discount) ?? 0, discount_type: type, pieces: numberIn(pieces) ?? 0 },
  }));
  if (!starts || !ends || !draft.title.trim() || items.length === 0) return undefined;
  if (items.some(({ discount, pieces }) => discount <= 0 || pieces < 1)) return undefined;
  return { title: draft.title.trim(), module_type: draft.module, starts_at: starts, ends_at: ends, items };
}
