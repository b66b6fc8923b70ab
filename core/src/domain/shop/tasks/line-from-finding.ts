import type { Change } from '../../estimates/model/edit.ts';
import type { Finding } from '../model/repair-order.ts';

/**
 * The edit that makes a technician's finding a possible line of the estimate's draft. The line has the finding's id, so
 * pressing twice adds it once.
 */
export function lineFromFinding({ id, location, description }: Finding, order: string): Change {
  return {
    kind: 'add-line',
    lineId: id,
    order,
    source: 'manual',
    place: { side: location?.side ?? 'whole', subSide: location?.subSide ?? '', region: null },
    fields: { description: description.slice(0, 500), note: description, state: 'possible' },
  };
}
