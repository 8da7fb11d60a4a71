import { chatContract } from 'market/chat/chat.contract';
import { callMarket } from '#browser/market.ts';

/** The calls of a chat. */
export const chatMarket = callMarket({ chat: chatContract });
