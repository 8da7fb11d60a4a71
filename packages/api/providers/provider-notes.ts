import type { CircuitState } from 'cockatiel';

/** What this node has seen of a provider since it started. */
export interface ProviderNote {
  /** Null where no breaker guards it. */
  state: (() => CircuitState) | null;
  lastSuccessAt: Date | null;
  lastFaultAt: Date | null;
  /** In words for the operator: no secret, number or code is in them. */
  lastFault: string | null;
}

/** Notes about providers by their names, for the health page. */
export interface ProviderNotes {
  /** The note of a provider, which is made where there is none. */
  of: (name: string) => ProviderNote;
  find: (name: string) => ProviderNote | undefined;
}

/** Notes that live as long as the process. */
export function providerNotes(): ProviderNotes {
  const notes = new Map<string, ProviderNote>();
  return {
    of(name) {
      const known = notes.get(name);
      if (known) return known;
      const note = { state: null, lastSuccessAt: null, lastFaultAt: null, lastFault: null };
      notes.set(name, note);
      return note;
    },
    find: (name) => notes.get(name),
  };
}

/** Notes what comes of a call to a provider that no breaker guards. */
export async function noted<Answer>(note: ProviderNote | undefined, call: () => Promise<Answer>): Promise<Answer> {
  try {
    const answer = await call();
    if (note) note.lastSuccessAt = new Date();
    return answer;
  } catch (error) {
    if (note) noteFault(note, error);
    throw error;
  }
}

/** Notes why a call failed. */
export function noteFault(note: ProviderNote, error: unknown): void {
  note.lastFaultAt = new Date();
  note.lastFault = error instanceof Error ? error.message : String(error);
}
