import { bundle } from '../scripts/bundle.mjs';

/** Tests run from the sources; threads do not, so they are built before them. */
export async function setup() {
  await bundle('server/src/documents/document-worker.ts');
  await bundle('server/src/features/estimates/exchange/comparison-worker.ts');
}
