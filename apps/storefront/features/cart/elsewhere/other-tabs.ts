import type { CartLine } from 'market/cart/cart.contract';
import { pageContext } from '#features/config/page-context.ts';
import { changeCartState } from '../cart-store.ts';

const name = 'cart';
let channel: BroadcastChannel | undefined;

/** Shows the same cart in all pages of a browser. Returns a function that unsubscribes. */
export function listenToOtherTabs(): () => void {
  channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<{ moduleId: number | undefined; lines: CartLine[] }>) => {
    if (data.moduleId === pageContext().market.module?.id) changeCartState({ confirmed: data.lines });
  };
  return () => {
    channel?.close();
    channel = undefined;
  };
}

/** Each module has its own cart: tabs in another module ignore the message. */
export function notifyOtherTabs(lines: readonly CartLine[]): void {
  channel?.postMessage({ moduleId: pageContext().market.module?.id, lines });
}
