/** A prescription that was answered, as the register has it. */
export interface RegisteredAnswer {
  order_id: string;
  customer_name: string;
  signed: { name: string; licence_number: string; outcome: string };
  /** In the zone of the store. */
  local_time: string;
  cancel_reason: string | null;
  medicines: readonly { name: string; variation: string; quantity: number; dose: string }[];
}

const columns = [
  'date',
  'time',
  'order',
  'customer',
  'outcome',
  'medicine',
  'variation',
  'quantity',
  'dose',
  'reason',
  'pharmacist',
  'licence_number',
] as const;

/**
 * Returns the register of a day as the rows of a table: one for each medicine, one without a medicine for a prescription
 * that was refused, and the names of the columns first [STO-074].
 */
export function registerRows(day: string, entries: readonly RegisteredAnswer[]): (string | number | null)[][] {
  return [
    [...columns],
    ...entries.flatMap((entry) => {
      const { local_time: time, order_id: order, customer_name: customer, cancel_reason: reason, signed } = entry;
      const lines = entry.medicines.length > 0 ? entry.medicines : [undefined];
      return lines.map((line) => [
        ...[day, time, order, customer, signed.outcome],
        ...[line?.name ?? null, line?.variation ?? null, line?.quantity ?? null, line?.dose ?? null],
        ...[reason, signed.name, signed.licence_number],
      ]);
    }),
  ];
}
