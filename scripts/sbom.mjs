// The packages of the product: `npm run sbom -- <file>` writes every package it is built from and runs on as CycloneDX
// JSON. Read from the lockfile, so it needs neither a network nor an install.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { root } from './root.mjs';

/** @returns {string} */
export function listOfPackages() {
  return execFileSync(
    'npm',
    ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, stdio: ['ignore', 'pipe', 'ignore'] },
  );
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [file] = process.argv.slice(2);
  if (file === undefined) {
    console.error('Say where to write the list: npm run sbom -- sbom.json');
    process.exitCode = 1;
  } else {
    writeFileSync(file, listOfPackages());
    console.log(`${file} lists every package the product runs on.`);
  }
}
