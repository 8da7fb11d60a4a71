import webPush from 'web-push';
import { DeliveryError } from '../delivery-error.ts';
import type { PushDevice, PushSender } from './push-sender.ts';

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

interface WebPushAccess {
  /** Read when first needed. */
  keys: () => Promise<VapidKeys>;
  /** Whom a push service may write to: mailto: or https:. */
  contact: string;
  /** Hosts beside those of the known services; for a service of one's own. */
  hosts?: readonly string[];
}

/** The services of the browsers that there are. */
const services = /(^|\.)(fcm\.googleapis\.com|push\.services\.mozilla\.com|notify\.windows\.com|push\.apple\.com)$/;
/** A word about an order is worth nothing a day later. */
const lifeSeconds = 12 * 60 * 60;
const timeoutMilliseconds = 5_000;

/** Web push with the keys of this deployment: each message is encrypted for one browser. */
export function webPushes({ keys, contact, hosts = [] }: WebPushAccess): Omit<PushSender, 'kinds'> {
  return {
    publicKey: async () => (await keys()).publicKey,
    async mayReach(address) {
      const url = URL.parse(address);
      if (!url) return false;
      if (hosts.includes(url.host)) return true;
      return url.protocol === 'https:' && url.port === '' && url.username === '' && services.test(url.hostname);
    },
    async send({ target, p256dh, auth }: PushDevice, content) {
      const request = webPush.generateRequestDetails(
        { endpoint: target, keys: { p256dh: p256dh ?? '', auth: auth ?? '' } },
        JSON.stringify(content),
        { vapidDetails: { subject: contact, ...(await keys()) }, TTL: lifeSeconds, urgency: 'high' },
      );
      return outcomeOf(await statusOf(target, request));
    },
  };
}

async function statusOf(target: string, { headers, body }: webPush.RequestDetails): Promise<number> {
  try {
    const reply = await fetch(target, {
      method: 'POST',
      headers: headers as Record<string, string>,
      body: new Uint8Array(body ?? []),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    await reply.body?.cancel();
    return reply.status;
  } catch {
    throw new DeliveryError('away', 'A push service does not answer');
  }
}

function outcomeOf(status: number): 'accepted' | 'gone' {
  if (status >= 200 && status < 300) return 'accepted';
  if (status === 404 || status === 410) return 'gone';
  if (status === 429) throw new DeliveryError('busy', 'A push service is asked too often (429)');
  if (status >= 500) throw new DeliveryError('away', `A push service has a fault (${status})`);
  throw new DeliveryError('setup', `A push service refused our word (${status})`);
}
