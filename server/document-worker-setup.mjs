import { bundle } from '../scripts/bundle.mjs';

/** Tests run from the sources; a thread does not, so it is built before them. */
export async function setup() {
  await bundle('server/src/documents/document-worker.ts');
}
