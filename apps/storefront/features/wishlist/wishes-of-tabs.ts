import { setWish, type WishKind } from './wish-store.ts';

interface TabMessage {
  kind: WishKind;
  id: number;
  wanted: boolean;
}

let channel: BroadcastChannel | undefined;

/** Shows the same wishes in all pages of a browser. Returns a function that unsubscribes. */
export function listenToOtherTabs(): () => void {
  channel = new BroadcastChannel('wishes');
  channel.onmessage = ({ data: { kind, id, wanted } }: MessageEvent<TabMessage>) => setWish(kind, id, wanted);
  return () => {
    channel?.close();
    channel = undefined;
  };
}

export function notifyOtherTabs(message: TabMessage): void {
  channel?.postMessage(message);
}
