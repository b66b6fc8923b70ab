import type { Edit } from '@dre/core/domain/estimates/model/edit';

/** Written by hand, each with words of its own. */
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
