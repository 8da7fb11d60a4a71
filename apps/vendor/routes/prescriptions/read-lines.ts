import type { FoundMedicine } from 'market/orders/prescriptions/orders-prescription.vendor.contract';

/** A medicine that was read in a prescription. */
export interface PrescriptionLine {
  medicine: FoundMedicine;
  /** Empty until one is chosen, and where the medicine has none. */
  variation: string;
  quantity: number;
  dose: string;
}

export interface PriceDraft {
  lines: readonly PrescriptionLine[];
  note: string;
}

/** What was typed so far, by order; in memory alone, because it says something about a person's health. */
const drafts = new Map<string, PriceDraft>();

export function savedDraft(orderId: string): PriceDraft {
  return drafts.get(orderId) ?? { lines: [], note: '' };
}

/** Keeps what was typed while another prescription is read; nothing once it was sent. */
export function savePriceDraft(orderId: string, draft: PriceDraft | undefined): void {
  if (draft) drafts.set(orderId, draft);
  else drafts.delete(orderId);
}

/** Returns the lines as a call takes them. */
export function sentLines(lines: readonly PrescriptionLine[]) {
  return lines.map(({ medicine, variation, quantity, dose }) => ({
    item_id: medicine.id,
    quantity,
    variation,
    dose: dose.trim(),
  }));
}
