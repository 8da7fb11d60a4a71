/** A guest's address stays on the device and is not sent to the server before an order is [ADDR-03]. */
export interface KeptContact {
  name: string;
  phone: string;
  email: string;
  house: string;
  floor: string;
  landmark: string;
  directions: string;
}

const slot = 'guest-address';

export function keptContact(): Partial<KeptContact> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(slot) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

export function keepContact(contact: KeptContact): void {
  try {
    localStorage.setItem(slot, JSON.stringify(contact));
  } catch {
    // A full or forbidden storage only means that it is typed again next time.
  }
}
