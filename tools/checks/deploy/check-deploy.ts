import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testCertificate } from 'api/testing/test-certificate';
import { parseAllDocuments } from 'yaml';
import { settings } from '../../../apps/server/configuration/settings.ts';
import { ownFolders } from '../../../harness/scale/front-proxy.ts';
import { scratchFolder } from '../../scratch-folder.ts';
import { knownSettings, readCompose, readManifests, unknownSettings, variablesOfLines } from './deploy-rules.ts';
import { faultsOfBlocks } from './nginx-blocks.ts';

/**
 * Checks the files for operators with the programs that read them, if this machine has them, and lists missing ones.
 * Images and clusters are not started here: of those files only form and names are checked.
 */
const known = knownSettings(settings);
const read = (name: string) => readFileSync(join('deploy', name), 'utf8');
const faults: string[] = [];
const notHere: string[] = [];

function note(file: string, found: readonly string[]): void {
  faults.push(...found.map((fault) => `deploy/${file}: ${fault}`));
}

function isHere(program: string): boolean {
  const isFound = spawnSync(program, ['--help']).error === undefined;
  if (!isFound) notHere.push(program);
  return isFound;
}

function faultOf(program: string, args: string[]): string[] {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  return status === 0 ? [] : [`${program}: ${(stderr + stdout).trim()}`];
}

function checkDockerfile(): void {
  const source = read('Dockerfile');
  note('Dockerfile', unknownSettings('', variablesOfLines(source), known));
  const last = source.slice(source.lastIndexOf('\nFROM '));
  if (!/^USER [1-9]\d*:[1-9]\d*$/m.test(last)) note('Dockerfile', ['must not run as root']);
  for (const line of ['HEALTHCHECK', 'STOPSIGNAL SIGTERM', 'CMD [']) {
    if (!last.includes(`\n${line}`)) note('Dockerfile', [`has no ${line}`]);
  }
}

function checkUnit(): void {
  const name = 'systemd/soko@.service';
  const source = read(name);
  note(name, unknownSettings('', variablesOfLines(source), known));
  if (!isHere('systemd-analyze')) return;
  using scratch = scratchFolder();
  // Replaces paths and users of another machine by those of this one.
  const here = source
    .replace('/usr/bin/node', process.execPath)
    .replace('/opt/soko', process.cwd())
    .replaceAll(/^(User|Group)=.*$/gm, '$1=root');
  const unit = join(scratch.path, 'soko@3000.service');
  writeFileSync(unit, here.replaceAll('%i', '3000'));
  note(name, faultOf('systemd-analyze', ['verify', '--man=no', unit]));
  note(name, faultOf('systemd-analyze', ['security', '--offline=true', '--threshold=20', unit]));
}

async function checkNginx(): Promise<void> {
  if (!isHere('nginx')) return;
  using scratch = scratchFolder();
  const folder = scratch.path;
  const { key, cert } = testCertificate();
  mkdirSync(join(folder, 'ssl'));
  writeFileSync(join(folder, 'ssl/fullchain.pem'), cert);
  writeFileSync(join(folder, 'ssl/privkey.pem'), key);
  cpSync('deploy/nginx/soko-proxy.conf', join(folder, 'soko-proxy.conf'));
  let doors = 0;
  // Not everybody may open port 443, or has it free.
  const site = read('nginx/soko.conf')
    .replaceAll('/etc/ssl/soko', join(folder, 'ssl'))
    .replaceAll('/etc/nginx', folder)
    .replaceAll(/listen (\[::\]:)?\d+/g, () => `listen unix:${folder}/${doors++}.sock`);
  writeFileSync(join(folder, 'soko.conf'), site);
  const whole = `pid ${folder}/pid;\nevents {}\nhttp {\n${ownFolders(folder)}include ${folder}/soko.conf;\n}\n`;
  writeFileSync(join(folder, 'nginx.conf'), whole);
  note('nginx', faultOf('nginx', ['-t', '-q', '-e', join(folder, 'log'), '-c', join(folder, 'nginx.conf')]));
  note('nginx/soko.conf', await faultsOfBlocks(folder, site));
}

function checkCaddy(): void {
  if (isHere('caddy')) note('caddy', faultOf('caddy', ['adapt', '--validate', '--config', 'deploy/caddy/Caddyfile']));
}

function checkWritten(name: string, readIt: typeof readCompose): void {
  const { faults: found, variables } = readIt(read(name));
  note(name, [...found, ...unknownSettings('', variables, known)]);
}

/** `npm run ha` runs Patroni with its file, and HAProxy and PgBouncer with theirs. */
function checkYaml(name: string): void {
  const faultsOfFile = parseAllDocuments(read(name)).flatMap(({ errors }) => errors);
  note(
    name,
    faultsOfFile.map(({ message }) => message),
  );
}

checkDockerfile();
checkUnit();
await checkNginx();
checkCaddy();
checkWritten('compose.yaml', readCompose);
checkWritten('kubernetes/soko.yaml', readManifests);
checkYaml('kubernetes/database.yaml');
checkYaml('patroni/patroni.yml');
if (notHere.length > 0) console.log(`Not on this machine, so not asked: ${notHere.join(', ')}`);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
