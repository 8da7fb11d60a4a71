const reasons: Record<string, string> = {
  ECONNREFUSED: 'does not answer: nothing listens there',
  ENOTFOUND: 'cannot be found: no machine has this name',
  EAI_AGAIN: 'cannot be found: no machine has this name',
  '28P01': 'refuses the name or the password',
  '28000': 'refuses the name or the password',
  '3D000': 'has no database of this name: create it first',
  '53300': 'has no connection left',
  '57P03': 'is still starting',
};

/** Messages without a code from the driver, for a server that is slow or goes away during a query. */
const slow = /timeout|Connection terminated/i;
const passing =
  /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|57P0.|53300|08(?!004)...)$/;

/** Returns why a PostgreSQL cannot be used, for a sentence that begins with its address. */
export function connectFault(error: unknown): string {
  const code = codeIn(error);
  const words = error instanceof Error ? error.message : String(error);
  if (/^0800[14]$/.test(code)) return words;
  if (slow.test(words)) return 'has not answered in time';
  return reasons[code] ?? `cannot be used: ${words}`;
}

/** Returns whether waiting may help. */
export function isPassingFault(error: unknown): boolean {
  return passing.test(codeIn(error)) || (error instanceof Error && slow.test(error.message));
}

function codeIn(error: unknown): string {
  const { code, errors } = (error ?? {}) as { code?: string; errors?: { code?: string }[] };
  return code ?? errors?.[0]?.code ?? '';
}
