import { BlockList, isIP } from 'node:net';

/** Returns whether an address is in one of some networks; a text that is no network has no addresses. */
export function isInNetworks(address: string, networks: readonly string[]): boolean {
  const family = familyOf(plain(address));
  if (!family) return false;
  const list = new BlockList();
  for (const network of networks) {
    const read = readNetwork(network);
    if (read) list.addSubnet(read.address, read.bits, read.family);
  }
  return list.check(plain(address), family);
}

/** Returns whether a text is an address or a network, such as '196.216.0.0/16'. */
export function isNetwork(written: string): boolean {
  return readNetwork(written) !== undefined;
}

function readNetwork(written: string): { address: string; bits: number; family: 'ipv4' | 'ipv6' } | undefined {
  const [address = '', bits, ...more] = written.split('/');
  const family = familyOf(address);
  if (!family || more.length > 0) return undefined;
  const most = family === 'ipv4' ? 32 : 128;
  if (bits === undefined) return { address, bits: most, family };
  return /^\d{1,3}$/.test(bits) && Number(bits) <= most ? { address, bits: Number(bits), family } : undefined;
}

function familyOf(address: string): 'ipv4' | 'ipv6' | undefined {
  const version = isIP(address);
  if (version === 0) return undefined;
  return version === 4 ? 'ipv4' : 'ipv6';
}

/** An IPv4 address stays one behind a socket that speaks IPv6 too. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
