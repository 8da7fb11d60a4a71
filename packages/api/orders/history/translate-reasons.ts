import { translationInto, untranslated } from '#api/config/translate-names.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { reasonText } from '#api/http/texts/texts.ts';

type Context = Pick<ApiContext, 'db'>;

/** The reasons of a list in a language. */
export async function translatedReasons({ db }: Context, reasons: readonly string[], language: string) {
  return reasons.map(await translationInto(db, language));
}

/** Returns the operator's original text of a reason chosen in another language; other texts do not change. */
export async function reasonAsWritten({ db }: Context, chosen: string, reasons: readonly string[], language: string) {
  return untranslated(chosen, reasons, await translationInto(db, language));
}

interface Worded {
  cancel_reason: string | null;
  refund_reason?: string | null;
  parcel?: { category_name: string } | null;
  /** Of tracking: why it is this courier. */
  delivery_man?: { id: number; chosen_for?: string | null | undefined } | null;
}

/** An order whose reasons and kind of parcel are in a language. */
export async function translatedOrder<Order extends Worded>(
  { db }: Context,
  order: Order,
  language: string,
): Promise<Order> {
  const translate = await translationInto(db, language);
  const inWords = (text: string | null) => text && translate(text);
  const { cancel_reason: cancel, refund_reason: refund, parcel, delivery_man: courier } = order;
  return {
    ...order,
    cancel_reason: cancel && reasonText(translate(cancel), language),
    ...(refund !== undefined && { refund_reason: inWords(refund) }),
    ...(parcel && { parcel: { ...parcel, category_name: translate(parcel.category_name) } }),
    ...(courier?.chosen_for && { delivery_man: { ...courier, chosen_for: reasonText(courier.chosen_for, language) } }),
  };
}
