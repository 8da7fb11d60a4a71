/** Keys of what a store reads again at each of its events. */

export function boardKey(storeId: number) {
  return ['board', storeId] as const;
}

export function prescriptionsKey(storeId: number) {
  return ['prescriptions', storeId] as const;
}

export function proposalsKey(storeId: number) {
  return ['proposals', storeId] as const;
}

export function waitingKey(storeId: number) {
  return ['waiting', storeId] as const;
}

export function chatsKey(storeId: number) {
  return ['chats', storeId] as const;
}
export const broadcastsKey = (storeId: number) => ['store', storeId, 'broadcasts'];
