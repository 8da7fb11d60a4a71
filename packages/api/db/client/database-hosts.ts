import { minuteMilliseconds } from 'market/values/durations';
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
/** While no host fits, and for how often the time is looked at. */
const lookAgainMilliseconds = 250;
/** A verdict that no host fits holds for so long: a look takes up to 1.5 seconds, and no connection waits for the next one. */
const hopelessMilliseconds = 3_000;
/** A timeline is remembered for so long after it was seen: it tells a primary that has been replaced. */
const timelineMilliseconds = minuteMilliseconds;
/** The hosts are watched for so long after the last connection. */
const watchedMilliseconds = 10_000;
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

/**
 * Asks the hosts each second while there are connections, because a frozen host breaks none of them; more often while no
 * host fits. Until one does, connections are refused at once: a caller that waits holds a slot that others need.
 */
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
  let neededAt = Number.NEGATIVE_INFINITY;
  let newest = { timeline: 0, seenAt: Number.NEGATIVE_INFINITY };

  const seenTimeline = () => (performance.now() - newest.seenAt < timelineMilliseconds ? newest.timeline : 0);
  const noteTimeline = (timeline: number) => {
    if (timeline > 0 && timeline >= seenTimeline()) newest = { timeline, seenAt: performance.now() };
  };
  /** Returns what each host says; of one that was just promoted at once, without waiting for the former primary. */
  const askHosts = () => {
    const known = seenTimeline();
    const answers: (HostRole | undefined)[] = addresses.map(() => undefined);
    return new Promise<(HostRole | undefined)[]>((resolve) => {
      const asking = questions.map(async ({ ask }, index) => {
        const role = await ask<HostRole>(roleQuery);
        answers[index] = role;
        noteTimeline(role?.timeline ?? 0);
        if (isPrimaryWanted && known > 0 && seenTimeline() > known) resolve([...answers]);
      });
      Promise.all(asking).then(() => resolve(answers));
    });
  };
  const look = async () => {
    roles = await askHosts();
    lookedAt = performance.now();
    if (present !== undefined && roles[present]) answeredAt = lookedAt;
    const picked = pickHost(roles, target, present, seenTimeline());
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
  const isSettled = () => performance.now() - lookedAt < (isHopeless ? lookAgainMilliseconds : lookEveryMilliseconds);
  const watch = () => {
    if (connected.size > 0 || performance.now() - neededAt < watchedMilliseconds) {
      if (!isSettled()) lookOnce();
      return;
    }
    clearInterval(watching);
    watching = undefined;
    // What happens without a watch is not seen.
    isInDoubt = true;
    isHopeless = false;
  };
  const keepWatching = () => {
    neededAt = performance.now();
    watching ??= setInterval(watch, lookAgainMilliseconds).unref();
  };
  const reasons = () =>
    addresses.map((address, index) => `${hostOf(address)} ${wordsOf(roles[index], faults[index])}`).join(', ');

  return {
    target,
    async choose() {
      keepWatching();
      const isKnown = isHopeless && performance.now() - lookedAt < hopelessMilliseconds;
      if (isInDoubt && !isKnown) await lookOnce();
      const chosen = present === undefined ? undefined : addresses[present];
      if (chosen !== undefined && !isInDoubt) return chosen;
      const isRejected = roles.every((role, index) => !role && !isPassingFault(faults[index]));
      throw new NoHostFits(`has no host for ${target}: ${reasons()}`, isRejected);
    },
    enter(address, end) {
      const entry = { address, end };
      connected.add(entry);
      keepWatching();
      return () => void connected.delete(entry);
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
