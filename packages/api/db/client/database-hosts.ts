import { connectFault, isPassingFault } from './connect-fault.ts';
import { hostOf, hostsOf, type SessionTarget, targetOf } from './database-address.ts';
import { type HostQuestions, openHostQuestions } from './host-questions.ts';
import { type HostRole, pickHost, roleQuery } from './pick-host.ts';

/** No host of an address can be used. */
export class NoHostFits extends Error {
  /** As PostgreSQL has them: no connection was made, or each host has rejected it, so that waiting does not help. */
  readonly code: '08001' | '08004';

  constructor(message: string, isRejected = false) {
    super(message);
    this.code = isRejected ? '08004' : '08001';
  }
}

/** The hosts of one PostgreSQL address, and which of them is meant at the moment. */
export interface DatabaseHosts {
  target: SessionTarget;
  /** Returns the address of the host to connect to; throws if none fits. */
  choose: () => Promise<string>;
  /** Registers a connection, to end it when another host takes over. Returns a function that forgets it. */
  enter: (address: string, end: () => void) => () => void;
  /** Makes the next choice ask the hosts first: one of them failed. */
  doubt: () => void;
}

const lookEveryMilliseconds = 1_000;
/** A host that has not answered for so long is given up, with the statements that wait for it. */
const silentMilliseconds = 5_000;
const known = new Map<string, DatabaseHosts>();

/** Returns the hosts of an address, which all connections of this process share. */
export function databaseHosts(address: string): DatabaseHosts {
  const hosts = known.get(address) ?? watchHosts(hostsOf(address), targetOf(address) ?? 'any');
  known.set(address, hosts);
  return hosts;
}

interface Connected {
  address: string;
  end: () => void;
}

/** Asks the hosts each second while there are connections: a frozen host breaks none of them. */
function watchHosts(addresses: readonly string[], target: SessionTarget): DatabaseHosts {
  const isPrimaryWanted = target === 'read-write' || target === 'primary';
  const connected = new Set<Connected>();
  const faults: unknown[] = [];
  const questions: HostQuestions[] = addresses.map((address, index) =>
    openHostQuestions(address, {
      onFault: (fault) => {
        faults[index] = fault;
      },
    }),
  );
  let roles: (HostRole | undefined)[] = [];
  let present: number | undefined;
  let isInDoubt = true;
  let isHopeless = false;
  let looking: Promise<void> | undefined;
  let watching: NodeJS.Timeout | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let answeredAt = performance.now();

  /** Returns what each host says; of one that was just promoted at once, without waiting for the former primary. */
  const askHosts = () => {
    const newest = Math.max(...roles.map((role) => role?.timeline ?? 0));
    const answers: (HostRole | undefined)[] = addresses.map(() => undefined);
    return new Promise<(HostRole | undefined)[]>((resolve) => {
      const asking = questions.map(async ({ ask }, index) => {
        const role = await ask<HostRole>(roleQuery);
        answers[index] = role;
        if (isPrimaryWanted && newest > 0 && (role?.timeline ?? 0) > newest) resolve([...answers]);
      });
      Promise.all(asking).then(() => resolve(answers));
    });
  };
  const look = async () => {
    roles = await askHosts();
    lookedAt = performance.now();
    if (present !== undefined && roles[present]) answeredAt = lookedAt;
    const picked = pickHost(roles, target, present);
    if (picked !== undefined && present !== undefined && picked !== present) {
      console.error(`PostgreSQL: connections go to ${hostOf(addresses[picked] ?? '')} from now on`);
    }
    // One that does not answer for a moment may only be slow.
    const isSlow = present !== undefined && !roles[present] && lookedAt - answeredAt < silentMilliseconds;
    if (picked !== undefined || !isSlow) endOthers(picked);
    if (picked !== undefined) answeredAt = lookedAt;
    isHopeless = picked === undefined;
    isInDoubt = isHopeless;
    present = picked ?? present;
  };
  const endOthers = (picked: number | undefined) => {
    const meant = picked === undefined ? undefined : addresses[picked];
    for (const { address, end } of [...connected]) if (address !== meant) end();
  };
  const lookOnce = () => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  };
  const reasons = () =>
    addresses.map((address, index) => `${hostOf(address)} ${wordsOf(roles[index], faults[index])}`).join(', ');

  return {
    target,
    async choose() {
      // Without an answer a moment ago, the next look is due soon enough.
      const hasJustLooked = watching !== undefined && performance.now() - lookedAt < lookEveryMilliseconds;
      if (isInDoubt && !(hasJustLooked && isHopeless)) await lookOnce();
      const chosen = present === undefined ? undefined : addresses[present];
      if (chosen !== undefined && !isInDoubt) return chosen;
      const isRejected = roles.every((role, index) => !role && !isPassingFault(faults[index]));
      throw new NoHostFits(`has no host for ${target}: ${reasons()}`, isRejected);
    },
    enter(address, end) {
      const entry = { address, end };
      connected.add(entry);
      watching ??= setInterval(lookOnce, lookEveryMilliseconds).unref();
      return () => {
        connected.delete(entry);
        if (connected.size > 0) return;
        clearInterval(watching);
        watching = undefined;
        // What happens without a watch is not seen.
        isInDoubt = true;
      };
    },
    doubt() {
      isInDoubt = true;
    },
  };
}

function wordsOf(role: HostRole | undefined, fault: unknown): string {
  if (!role) return connectFault(fault);
  if (role.isStandby) return 'is a standby';
  return role.isReadOnly ? 'is read-only' : 'is the primary';
}
