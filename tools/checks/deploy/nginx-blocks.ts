import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ownFolders } from '../../../harness/scale/front-proxy.ts';

/** Addresses that must be counted as one, and next to them one that must not. */
const cases: { one: string; same: string; other: string }[] = [
  { one: '2001:db8:1:2:3:4:5:6', same: '2001:db8:1:2::9', other: '2001:db8:1:3:3:4:5:6' },
  { one: '2001:db8::1', same: '2001:db8::ffff:0:0:2', other: '2001:db8:0:1::1' },
  { one: '2001:db8:1::1', same: '2001:db8:1:0:a:b:c:d', other: '2001:db8:1:1::1' },
  { one: 'fe80::1', same: 'fe80::2', other: 'fe80:1::1' },
  { one: '203.0.113.7', same: '203.0.113.7', other: '203.0.113.8' },
];

/**
 * Asks a real nginx, with the map of `soko.conf`, which addresses it counts as one for `limit_conn`. Returns what it
 * counts otherwise than by IPv4 address and by IPv6 network (/64).
 */
export async function faultsOfBlocks(folder: string, site: string): Promise<string[]> {
  const map = /^map \$\w+ \$soko_block \{\n(?:.*\n)*?\}/m.exec(site)?.[0];
  if (!map) return ['has no map for $soko_block'];
  const socket = join(folder, 'blocks.sock');
  const file = join(folder, 'blocks.conf');
  writeFileSync(
    file,
    `pid ${folder}/blocks.pid;
error_log ${folder}/log;
events {}
http {
${ownFolders(folder)}
${map}
  server {
    listen unix:${socket};
    set_real_ip_from unix:;
    real_ip_header X-Here;
    location / { return 200 $soko_block; }
  }
}
`,
  );
  const nginx = spawn('nginx', ['-c', file, '-e', join(folder, 'log'), '-g', 'daemon off;'], { stdio: 'ignore' });
  try {
    while (!(await blockOf(socket, '203.0.113.1'))) {
      if (nginx.exitCode !== null) return ['the map of $soko_block does not start'];
      await sleep(20);
    }
    const faults: string[] = [];
    for (const { one, same, other } of cases) {
      const [first, second, third] = [
        await blockOf(socket, one),
        await blockOf(socket, same),
        await blockOf(socket, other),
      ];
      if (first !== second) faults.push(`counts ${one} and ${same} as two networks`);
      if (first === third) faults.push(`counts ${one} and ${other} as one`);
    }
    return faults;
  } finally {
    nginx.kill('SIGTERM');
    if (nginx.exitCode === null) await once(nginx, 'exit');
  }
}

/** Returns the bytes by which nginx counts a client address, in hex; undefined while it does not answer. */
function blockOf(socketPath: string, address: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const outgoing = request({ socketPath, headers: { host: 'soko.example', 'x-here': address } }, (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('end', () => resolve(Buffer.concat(parts).toString('hex')));
    });
    outgoing.on('error', () => resolve(undefined));
    outgoing.end();
  });
}
