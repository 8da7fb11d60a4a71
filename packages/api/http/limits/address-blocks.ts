import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';

/** The network blocks of an address, as texts to count by and to show in a log. */
export interface AddressBlocks {
  /** What one line or one phone has: the IPv4 address (/32), or the IPv6 network of one customer (/64). */
  ofAddress: string;
  /** A block that one organisation or one attacker can easily control: IPv4 /24, IPv6 /48. */
  ofNetwork: string;
}

const unknown: AddressBlocks = { ofAddress: 'unknown', ofNetwork: 'unknown' };

/** An address makes many calls, and each call needs its blocks. */
const known = new LRUCache<string, AddressBlocks>({ max: 10_000, memoMethod: readBlocks });

/**
 * Returns the blocks of an address in CIDR notation. An IPv4 address written as IPv6 (`::ffff:192.0.2.1`) counts as the
 * IPv4 address, a zone id (`%eth0`) is dropped, and a text that is not an address returns `unknown` twice.
 */
export function addressBlocksOf(address: string): AddressBlocks {
  return known.memo(address);
}

function readBlocks(address: string): AddressBlocks {
  const [text = ''] = address.split('%', 1);
  if (!isAddress(text)) return unknown;
  const parsed = ipaddr.process(text);
  const [addressBits, networkBits] = parsed.kind() === 'ipv4' ? [32, 24] : [64, 48];
  return { ofAddress: blockOf(parsed, addressBits), ofNetwork: blockOf(parsed, networkBits) };
}

/** The parser also takes the short and hexadecimal spellings of old systems, which no socket ever shows. */
function isAddress(text: string): boolean {
  return text.includes(':') ? ipaddr.IPv6.isValid(text) : ipaddr.IPv4.isValidFourPartDecimal(text);
}

function blockOf(address: ipaddr.IPv4 | ipaddr.IPv6, bits: number): string {
  const cidr = `${address.toString()}/${bits}`;
  const network =
    address.kind() === 'ipv4' ? ipaddr.IPv4.networkAddressFromCIDR(cidr) : ipaddr.IPv6.networkAddressFromCIDR(cidr);
  return `${network.toString()}/${bits}`;
}
