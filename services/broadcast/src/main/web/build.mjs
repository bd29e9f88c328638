// Builds the page into the directory given: installs the packages and bundles, each only when what it depends on has changed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const home = dirname(fileURLToPath(import.meta.url));
const out = resolve(process.argv[2] ?? join(home, 'dist'));
const sources = ['index.html', 'pieces.mjs', 'build.mjs', 'vite.config.mjs', 'tsconfig.json', 'package.json', 'package-lock.json', 'src'];

function files(path) {
  const full = join(home, path);
  return existsSync(full) && !/\.[a-z]+$/.test(path)
    ? readdirSync(full, { withFileTypes: true }).flatMap((entry) => files(join(path, entry.name)))
    : [path];
}

function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(files).sort()) {
    hash.update(path).update('\0').update(readFileSync(join(home, path))).update('\0');
  }
  return hash.digest('hex');
}

function upToDate(stamp, print) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === print;
}

function npm(...args) {
  const done = spawnSync('npm', args, { cwd: home, stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' });
  if (done.error) {
    console.error(`npm cannot be run (${done.error.message}): the page needs Node 20 with npm on the PATH`);
    process.exit(1);
  }
  if (done.status !== 0) {
    console.error(`npm ${args.join(' ')} failed in ${home}\n${done.stdout}\n${done.stderr}`);
    process.exit(1);
  }
}

const packages = fingerprint(['package.json', 'package-lock.json']);
const installed = join(home, 'node_modules', '.installed');
if (!upToDate(installed, packages)) {
  npm('ci', '--no-audit', '--no-fund', '--loglevel=error');
  writeFileSync(installed, packages);
}

const page = fingerprint(sources);
const stamp = join(out, '..', 'page.fingerprint');
if (!upToDate(stamp, page) || !existsSync(join(out, 'index.html'))) {
  npm('run', '--silent', 'build', '--', '--outDir', out, '--logLevel', 'warn');
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, page);
}
