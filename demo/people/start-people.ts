import { setTimeout as sleep } from 'node:timers/promises';
import type { Fetch } from 'market/calls/client';
import type { Pace } from './pace.ts';
import { type People, peopleAtWork, type RouteOf, type Team } from './people-at-work.ts';
import type { Script } from './script.ts';

/** Milliseconds between two turns: while orders are under way, and while nothing is. */
const pauses = { busy: 1_000, idle: 3_000 };

interface PeopleOfServer {
  call: Fetch;
  signIn: () => Promise<Team>;
  pace: Pace;
  script: Script;
  routeOf: RouteOf | undefined;
  report: (words: string) => void;
}

/** Lets the people of a demo work beside the server until the returned function has ended them. */
export function startPeople({ call, signIn, pace, report, ...day }: PeopleOfServer): () => Promise<void> {
  const ending = new AbortController();
  const work = workUntil(ending.signal, peopleAtWork(call, signIn, pace, day), report);
  return async () => {
    ending.abort();
    await work;
  };
}

async function workUntil(ending: AbortSignal, people: People, report: PeopleOfServer['report']): Promise<void> {
  let lastReport = '';
  while (!ending.aborted) {
    const { isBusy, fault } = await people.workOnce().then(
      (round) => ({ ...round, fault: '' }),
      // Such as while the database is down, or for a dispatcher without permission: reported once, and tried again.
      (error: Error) => ({ isBusy: false, fault: error.message }),
    );
    if (fault && fault !== lastReport && !ending.aborted) report(`The people of the demo have stopped: ${fault}`);
    lastReport = fault;
    await sleep(isBusy ? pauses.busy : pauses.idle, undefined, { signal: ending }).catch(() => {});
  }
}
