/** A device that has subscribed to push notifications. */
export interface PushDevice {
  kind: 'web' | 'fcm';
  /** The address of a browser at its push service, or the token of an app. */
  target: string;
  p256dh: string | null;
  auth: string | null;
}

/** Sends to devices; rejects with DeliveryError if a later attempt may succeed. */
export interface PushSender {
  /** What browsers ask for before they subscribe. */
  publicKey: () => Promise<string>;
  /** The supported kinds of devices. */
  kinds: readonly PushDevice['kind'][];
  /** Whether an address is one of a push service: anybody may send us one, and we would call it. */
  mayReach: (address: string) => Promise<boolean>;
  /** Texts only, as all services support. `gone`: the device has unsubscribed. */
  send: (device: PushDevice, content: Record<string, string>) => Promise<'accepted' | 'gone'>;
}
