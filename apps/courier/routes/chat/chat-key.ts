/** Of everything that is read of the chats of a courier. */
export const chatsKey = ['chats'];
