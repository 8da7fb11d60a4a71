/** What a connection must lead to, as libpq means it; DATABASE_URL names it as `target_session_attrs`. */
export const sessionTargets = ['any', 'read-write', 'read-only', 'primary', 'standby', 'prefer-standby'] as const;
export type SessionTarget = (typeof sessionTargets)[number];

const setting = 'target_session_attrs';
/** User and password, the hosts, and the rest. A password may contain an @. */
const parts = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/is;

/** Returns the address of each host of a PostgreSQL address, in their order. */
export function hostsOf(address: string): string[] {
  const found = parts.exec(address);
  if (!found) return [address];
  const [, before = '', hosts = '', after = ''] = found;
  return hosts.split(',').map((host) => before + host + after);
}

/** Returns the target of an address; undefined for a value that libpq does not know. */
export function targetOf(address: string): SessionTarget | undefined {
  const given = settingsOf(address).get(setting) ?? 'any';
  return sessionTargets.find((target) => target === given);
}

/** Returns hosts and database of an address, without the password, such as `a:5432, b:5432/soko`. */
export function placeOf(address: string): string {
  return `${hostsOf(address).map(hostOf).join(', ')}${databaseOf(address)}`;
}

/** Returns a host with its port. */
export function hostOf(address: string): string {
  const { host, port } = locationOf(address);
  return `${host.includes(':') ? `[${host}]` : host || 'a socket of this machine'}:${port}`;
}

/** Returns where to connect to. */
export function locationOf(address: string): { host: string; port: number } {
  const url = URL.parse(address);
  const named = (name: string) => url?.searchParams.get(name) ?? undefined;
  const host = decodeURIComponent(url?.hostname ?? '').replace(/^\[(.*)\]$/, '$1');
  return { host: named('host') ?? host, port: Number(named('port') ?? (url?.port || 5432)) };
}

/** Returns whether an address leaves open which host a connection leads to, or whether it may be used. */
export function hasChoice(address: string): boolean {
  return hostsOf(address).length > 1 || targetOf(address) !== 'any';
}

function databaseOf(address: string): string {
  // A password with a slash in it is read as a part of the path.
  return (URL.parse(hostsOf(address)[0] ?? '')?.pathname ?? '').replace(/^.*@/, '/…@');
}

/** Returns what is wrong with an address, for a sentence that begins with its name; undefined if nothing is. */
export function faultOfAddress(address: string): string | undefined {
  const hosts = hostsOf(address);
  if (hosts.some((host) => !isAddressOfHost(host, hosts.length > 1))) {
    return hosts.length > 1
      ? 'must name each host as host or host:port, separated by commas'
      : 'must be an address that starts with postgres://';
  }
  if (targetOf(address) === undefined) return `must have one of ${sessionTargets.join(', ')} as ${setting}`;
  return undefined;
}

/** Returns whether several hosts are named without saying which of them is meant. */
export function lacksTarget(address: string): boolean {
  return hostsOf(address).length > 1 && !settingsOf(address).has(setting);
}

function isAddressOfHost(address: string, isOneOfMany: boolean): boolean {
  const url = /^postgres(ql)?:\/\//i.test(address) ? URL.parse(address) : null;
  return url !== null && (!isOneOfMany || (/^[\w.-]+$|^\[[\da-f:.]+\]$/i.test(url.hostname) && url.port !== '0'));
}

function settingsOf(address: string): URLSearchParams {
  return URL.parse(hostsOf(address)[0] ?? '')?.searchParams ?? new URLSearchParams();
}
