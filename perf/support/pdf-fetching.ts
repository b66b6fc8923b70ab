import { usualOptions } from '@dre/core/domain/documents/document-kinds';
import type { EstimateOfLines } from './estimates-of-lines.ts';

export interface FetchedPdf {
  readonly firstByteMs: number;
  readonly wholeMs: number;
  readonly bytes: number;
}

/** Requests the customer's estimate and reads it to its end, as a browser would. */
export async function fetchPdf(url: string, { id, calls }: EstimateOfLines): Promise<FetchedPdf> {
  const choice = {
    kind: 'customer',
    version: 'draft',
    options: { ...usualOptions.customer, drawings: false },
  };
  const { address } = await calls.post<{ address: string }>(
    `/api/estimates/${id}/document-addresses`,
    choice,
  );
  const started = performance.now();
  const answer = await fetch(url + address);
  if (!answer.ok || answer.body === null) throw new Error(`The document was answered with ${answer.status}.`);
  let [firstByteMs, bytes] = [0, 0];
  for await (const part of answer.body as AsyncIterable<Uint8Array>) {
    firstByteMs ||= performance.now() - started;
    bytes += part.length;
  }
  return { firstByteMs, wholeMs: performance.now() - started, bytes };
}

/** A metric the product reports about itself. */
export async function metric(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  if (line === undefined) throw new Error(`The product does not tell ${name}.`);
  return Number(line.slice(name.length + 1));
}
