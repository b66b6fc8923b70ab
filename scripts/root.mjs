import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Where scripts keep what they can make again. */
export const cache = `${root}/node_modules/.cache/dre`;
