// Reads and matches one EMS set in its own thread: the server keeps serving requests, and the memory is freed with the
// thread.
import { parentPort, workerData } from 'node:worker_threads';
import { allowOnly } from '../../../outgoing/allow-only.ts';
import { type ComparisonWork, doComparison } from './comparison-work.ts';

allowOnly([]);
parentPort?.postMessage(await doComparison(workerData as ComparisonWork), []);
