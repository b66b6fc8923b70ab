import type { Edit } from '@dre/core/domain/estimates/model/edit';

/** A manual line, each with its own text. */
export function aLine(): Edit & { readonly kind: 'add-line' } {
  return {
    kind: 'add-line',
    id: crypto.randomUUID(),
    lineId: crypto.randomUUID(),
    order: 'V',
    source: 'manual',
    place: { side: 'whole', subSide: 'fees', region: null },
    fields: { description: crypto.randomUUID() },
  };
}
