import { priceEstimate } from '@dre/core/domain/estimates/pricing/price-estimate';
import { useCallback } from 'react';
import { afterPaint } from '../../../lib/page/after-paint.ts';
import { amount } from '../../../lib/text/format.ts';
import { newId } from '../../../lib/new-id.ts';
import { useBuilderTools } from '../builder/builder-context.ts';
import { addFromBook } from '../lines/line-changes.ts';
import { measureRequest } from '../lines/measure.ts';
import { useGoToLine } from '../totals/use-go-to-line.ts';
import { lineOf, type OperationOffer } from './operation-offers.ts';
import { onDrawing, selectedSide } from './selected-side.ts';

/** Adds an offered operation, or goes to the line that has it already. */
export function useAdding(): (offer: OperationOffer, requestsMeasure?: boolean) => void {
  const { present, applyChanges, selection, announce } = useBuilderTools();
  const goTo = useGoToLine();
  const add = useCallback(
    ({ part, kind, name, place }: OperationOffer, requestsMeasure: boolean) => {
      const { store, mayWrite } = present();
      const { estimate } = store.snapshot();
      const where = onDrawing(part.code, place, selectedSide.get());
      // Offers render a frame after the lines, so a second press may come before the offer shows its line.
      const existing = lineOf(estimate.lines, part.code, kind, where);
      if (existing !== null) {
        goTo(existing.id);
        return;
      }
      // Keys of a card are handled for every role.
      if (!mayWrite) return;
      const lineId = newId();
      const change = addFromBook(estimate, lineId, { part: part.code, operation: kind, place: where });
      if (!applyChanges(`Add ${part.name}, ${name}`, [change])) return;
      selection.set({ ...selection.get(), line: lineId });
      if (requestsMeasure && part.unit !== 'each') measureRequest.set(lineId);
      const after = store.snapshot();
      const added = after.estimate.lines.find(({ id }) => id === lineId);
      const { totals } = priceEstimate(after.estimate, after.book);
      announce(`${part.name}, ${name}, added as line ${added?.number}. Total ${amount(totals.gross)}`);
    },
    [present, applyChanges, selection, announce, goTo],
  );
  return useCallback(
    (offer, requestsMeasure = false) => afterPaint(() => add(offer, requestsMeasure)),
    [add],
  );
}
