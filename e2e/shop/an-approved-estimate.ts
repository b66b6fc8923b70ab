import { type Calls, readEstimate, startEstimate } from '../support/calls.ts';

/** An estimate with body work and paint whose owner agreed; a repair order can be opened from it. */
export async function anApprovedEstimate(
  calls: Calls,
  customer: string,
  wallFields: Readonly<Record<string, unknown>> = { operation: 'repair' },
): Promise<string> {
  const id = await startEstimate(calls);
  const { revision } = await readEstimate(calls, id);
  const [wall, paint] = [crypto.randomUUID(), crypto.randomUUID()];
  const line = {
    kind: 'add-line',
    source: 'manual',
    place: { side: 'road', subSide: 'mid-upper', region: null },
  };
  const hours = (lineId: string, laborType: string, value: number) => ({
    kind: 'set-hours',
    lineId,
    laborType,
    billed: value,
  });
  const signed = { by: '', at: '' };
  const edits = [
    { kind: 'set-party', role: 'customer', changes: { name: customer } },
    { ...line, lineId: wall, order: 'V', fields: { description: 'Side wall', ...wallFields } },
    { ...line, lineId: paint, order: 'k', fields: { description: 'Side wall paint', operation: 'refinish' } },
    hours(wall, 'body', 45),
    hours(paint, 'refinish', 30),
    { kind: 'lock', ...signed },
    { kind: 'approve', reason: 'By phone', ...signed },
  ].map((edit) => ({ id: crypto.randomUUID(), ...edit }));
  const reply = await calls.post<{ fates: readonly { readonly fate: { readonly kind: string } }[] }>(
    `/api/estimates/${id}/edits`,
    { device: crypto.randomUUID(), since: revision, edits },
  );
  const refused = reply.fates.find(({ fate }) => fate.kind !== 'applied');
  if (refused !== undefined) throw new Error(JSON.stringify(refused));
  return id;
}
