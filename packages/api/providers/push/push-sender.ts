/** A device that has asked to hear of things. */
export interface PushDevice {
  kind: 'web' | 'fcm';
  /** The address of a browser at its push service, or the token of an app. */
  target: string;
  p256dh: string | null;
  auth: string | null;
}

/** Reaches devices; rejects with DeliveryError where a later try may succeed. */
export interface PushSender {
  /** What browsers ask for before they subscribe. */
  publicKey: () => Promise<string>;
  /** The kinds of devices that can be reached. */
  kinds: readonly PushDevice['kind'][];
  /** Whether an address is one of a push service: anybody may send us one, and we would call it. */
  mayReach: (address: string) => Promise<boolean>;
  /** Texts only, as all services carry them. `gone`: the device does not want to hear any more. */
  send: (device: PushDevice, content: Record<string, string>) => Promise<'taken' | 'gone'>;
}
