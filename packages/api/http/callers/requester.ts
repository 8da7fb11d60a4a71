import type { FastifyRequest } from 'fastify';
import { hashOf } from '#api/http/callers/callers.ts';
import { type AddressBlocks, addressBlocksOf } from '#api/http/limits/address-blocks.ts';

/** The source of a call as limits count it: its network address and its device. */
export interface Requester extends AddressBlocks {
  /**
   * An attacker gets a whole IPv6 /48 as easily as one IPv4 address: failures at one target count against this block.
   */
  networkBlock: string;
  /** The hash of the guest id from the cookie or the call; undefined for a call without one. */
  device: string | undefined;
  /** The solved challenge of the call, not yet verified. */
  solution: string | undefined;
}

/** Carries a solved challenge, as base64url of the JSON of `{ challenge, solution }`. */
export const solutionHeader = 'x-challenge-solution';

export function requesterOf(request: Pick<FastifyRequest, 'ip' | 'headers'>, guestId: string | undefined): Requester {
  const solution = request.headers[solutionHeader];
  return {
    ...requesterAt(request.ip),
    device: guestId === undefined ? undefined : hashOf(guestId),
    solution: typeof solution === 'string' ? solution : undefined,
  };
}

/** Returns a requester of whom nothing but the address is known. */
export function requesterAt(address: string): Requester {
  const { ofAddress, ofNetwork } = addressBlocksOf(address);
  return {
    ofAddress,
    ofNetwork,
    networkBlock: ofAddress.includes(':') ? ofNetwork : ofAddress,
    device: undefined,
    solution: undefined,
  };
}
