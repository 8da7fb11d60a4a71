import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { askCustomer } from './ask-customer.ts';
import { findMedicines, listPrescriptions } from './show-pharmacy-queue.ts';
import { setPharmacist, showPharmacist, showRegister } from './show-register.ts';
import {
  type DosedMedicine,
  openPrescription,
  refusePrescription,
  releasePrescription,
  sendPrescriptionPrice,
  showPrice,
  takePrescription,
} from './work-on-prescription.ts';

export const vendorPrescriptionsRoutes = (context: ApiContext): Handlers<Contract['vendorPrescriptions']> => ({
  list: ({ caller }) => listPrescriptions(context, caller),

  async open({ caller, params }) {
    return { prescription: await openPrescription(context, caller, params.order_id) };
  },

  async take({ caller, params }) {
    return { taken_by: await takePrescription(context, caller, params.order_id) };
  },

  async release({ caller, params }) {
    return { taken_by: await releasePrescription(context, caller, params.order_id) };
  },

  medicines: ({ caller, query }) => findMedicines(context, caller.storeId, query.search),

  price: ({ caller, params, body }) =>
    showPrice(context, caller, { orderId: params.order_id, medicines: body.lines.map(medicineOf) }),

  async quote({ caller, params, body: { lines, note, total } }) {
    const sent = { orderId: params.order_id, medicines: lines.map(medicineOf), note, total };
    return { prescription: await sendPrescriptionPrice(context, caller, sent) };
  },

  async ask({ caller, params, body: { text, wants_picture: wantsPicture } }) {
    return { prescription: await askCustomer(context, caller, { orderId: params.order_id, text, wantsPicture }) };
  },

  register: ({ caller, body: { day, as_file: asFile } }) => showRegister(context, caller, { day, asFile }),

  async pharmacist({ caller }) {
    return { pharmacist: await showPharmacist(context, caller) };
  },

  async setPharmacist({ caller, body }) {
    return { pharmacist: await setPharmacist(context, caller, body) };
  },

  async refuse({ caller, params, body }) {
    return { prescription: await refusePrescription(context, caller, { orderId: params.order_id, ...body }) };
  },
});

interface SentLine {
  item_id: number;
  quantity: number;
  variation: string;
  dose: string;
}

function medicineOf({ item_id: itemId, quantity, variation, dose }: SentLine): DosedMedicine {
  return { itemId, quantity, dose, ...(variation !== '' && { variation }) };
}
