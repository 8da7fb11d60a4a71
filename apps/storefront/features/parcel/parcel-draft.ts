import type { ChargePayer } from 'market/parcel/parcel.rules';
import { deleteInTab, savedInTab, saveInTab } from '#browser/saved-in-tab.ts';
import type { OrderBody } from '#features/orders/order-intent.ts';

/** Sender or receiver of a parcel, with the place. */
export interface ParcelEnd {
  name: string;
  /** With a leading plus. */
  phone: string;
  landmark: string;
  place: { address: string; lat: number; lng: number } | null;
}

/** A parcel before it is ordered. */
export interface ParcelDraft {
  category: { id: number; name: string; image: string };
  sender: ParcelEnd;
  receiver: ParcelEnd;
  note: string;
  payer: ChargePayer;
}

/** Where the description waits for its checkout, for this tab alone. */
const slot = 'parcel';

export function saveParcel(draft: ParcelDraft): void {
  saveInTab(slot, draft);
}

export function savedParcel(): ParcelDraft | null {
  return (savedInTab(slot) ?? null) as ParcelDraft | null;
}

export function deleteParcelDraft(): void {
  deleteInTab(slot);
}

/** What decides the price of a parcel, in the words of the calls; undefined while a place is missing. */
export function parcelPlan({ category, sender, receiver, payer }: ParcelDraft) {
  if (!sender.place || !receiver.place) return undefined;
  return {
    order_type: 'parcel' as const,
    parcel_category_id: category.id,
    charge_payer: payer,
    latitude: sender.place.lat,
    longitude: sender.place.lng,
    receiver_details: { latitude: receiver.place.lat, longitude: receiver.place.lng },
  };
}

/** Returns the order of a parcel; the sender is its contact. */
export function parcelOrder(draft: ParcelDraft): Omit<OrderBody, 'payment_method' | 'use_wallet' | 'dm_tips'> {
  const { sender, receiver, note } = draft;
  return {
    ...parcelPlan(draft),
    address: sender.place?.address ?? '',
    landmark: sender.landmark,
    contact_person_name: sender.name,
    contact_person_number: sender.phone,
    receiver_details: {
      contact_person_name: receiver.name,
      contact_person_number: receiver.phone,
      latitude: receiver.place?.lat,
      longitude: receiver.place?.lng,
      address: receiver.place?.address ?? '',
      landmark: receiver.landmark,
    },
    order_note: note,
  };
}
