/** Keys of what a store reads again at each event of its orders. */

export function boardKey(storeId: number) {
  return ['board', storeId] as const;
}

export function prescriptionsKey(storeId: number) {
  return ['prescriptions', storeId] as const;
}
