import { readFileSync } from 'node:fs';

/**
 * True where node_modules differs from the lockfile. npm records its installs; comparing with that record notices a
 * missing, half-finished or outdated one, and accepts a manual one that fits.
 * @param {string} root
 */
export function isInstallStale(root) {
  const wanted = packagesOf(`${root}/package-lock.json`);
  const installed = packagesOf(`${root}/node_modules/.package-lock.json`);
  if (wanted === undefined || installed === undefined) return true;
  return Object.entries(wanted).some(([path, entry]) => {
    if (!path.includes('node_modules/')) return false;
    const present = installed[path];
    // Packages for other platforms are optional and absent; those for this one must be there.
    if (present === undefined) return !entry.optional;
    return present.version !== entry.version || present.integrity !== entry.integrity;
  });
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, integrity?: string, optional?: boolean }> | undefined}
 */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
