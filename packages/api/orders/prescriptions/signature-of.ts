import type { RegisterEntry } from 'market/orders/prescriptions/orders-register.vendor.contract';

interface SignedRow {
  signed_at: Date | null;
  signed_as: 'priced' | 'refused' | null;
  signed_name: string | null;
  signed_licence: string | null;
}

/** Returns who has answered a prescription; null before that, and for an answer of the previous release [STO-074]. */
export function signatureOf(row: SignedRow): RegisterEntry['signed'] | null {
  if (row.signed_at === null || row.signed_as === null) return null;
  return {
    name: row.signed_name ?? '',
    licence_number: row.signed_licence ?? '',
    at: row.signed_at.toISOString(),
    outcome: row.signed_as,
  };
}
