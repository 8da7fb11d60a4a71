import { BlockList, isIP } from 'node:net';

/** How far webhooks may go: to addresses of the internet alone, to this machine too, or to networks of one's own as well. */
export const webhookReaches = ['internet', 'machine', 'network'] as const;
export type WebhookReach = (typeof webhookReaches)[number];

type Place = WebhookReach | 'nowhere';

const machine = listOf({ ipv4: ['127.0.0.0/8'], ipv6: ['::1/128'] });
const network = listOf({
  ipv4: ['10.0.0.0/8', '100.64.0.0/10', '172.16.0.0/12', '192.168.0.0/16'],
  ipv6: ['fc00::/7'],
});
/**
 * Link-local addresses are never valid, because clouds publish secrets there; the others are unassigned or multicast.
 */
const nowhere = listOf({
  ipv4: [
    '0.0.0.0/8',
    '169.254.0.0/16',
    '192.0.0.0/24',
    '192.0.2.0/24',
    '192.88.99.0/24',
    '198.18.0.0/15',
    '198.51.100.0/24',
    '203.0.113.0/24',
    '224.0.0.0/4',
    '240.0.0.0/4',
  ],
  ipv6: ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'],
});
/** All assigned IPv6 addresses; those that wrap an IPv4 address are outside of it. */
const handedOut = listOf({ ipv4: [], ipv6: ['2000::/3'] });

/** Returns the kind of network of an address. */
export function placeOfAddress(address: string): Place {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  if (isIP(address) === 0 || isWrapped(address)) return 'nowhere';
  if (machine.check(address, family)) return 'machine';
  if (network.check(address, family)) return 'network';
  if (nowhere.check(address, family)) return 'nowhere';
  return family === 'ipv6' && !handedOut.check(address, family) ? 'nowhere' : 'internet';
}

/** An address of version 4 in the clothes of version 6, which the lists would read as what it wraps. */
function isWrapped(address: string): boolean {
  return /^(0*:)*:*ffff:/i.test(address);
}

/** Whether a webhook may go to an address of this place; unencrypted nothing leaves one's own networks. */
export function mayGoTo(place: Place, { reach, isEncrypted }: { reach: WebhookReach; isEncrypted: boolean }): boolean {
  if (place === 'internet') return isEncrypted;
  if (place === 'machine') return reach !== 'internet';
  return place === 'network' && reach === 'network';
}

/** The address of a URL that names one by its number; it is known at once where that leads. */
export function numberIn({ hostname }: URL): string | undefined {
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 ? undefined : host;
}

function listOf(blocks: Record<'ipv4' | 'ipv6', string[]>): BlockList {
  const list = new BlockList();
  for (const family of ['ipv4', 'ipv6'] as const) {
    for (const block of blocks[family]) {
      const [from = '', bits] = block.split('/');
      list.addSubnet(from, Number(bits), family);
    }
  }
  return list;
}
