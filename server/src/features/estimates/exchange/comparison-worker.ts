// Reads and matches one EMS set in a thread of its own: the server answers others meanwhile, and the memory goes with the
// thread.
import { parentPort, workerData } from 'node:worker_threads';
import { allowOnly } from '../../../outgoing/allow-only.ts';
import { type ComparisonWork, doComparison } from './comparison-work.ts';

allowOnly([]);
parentPort?.postMessage(await doComparison(workerData as ComparisonWork), []);
