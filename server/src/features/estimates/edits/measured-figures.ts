import type { Edit } from '@dre/core/domain/estimates/model/edit';
import type { MeasuredHours } from '@dre/core/domain/estimates/model/measured-hours';
import type { EstimateContext } from '../record/access.ts';

/** Says whether the company's own repairs gave these figures. */
export type FiguresJudge = (context: EstimateContext, figures: readonly MeasuredHours[]) => Promise<boolean>;

let judge: FiguresJudge = () => Promise.resolve(false);

/** The feature that measures registers here, so that estimates do not import it. */
export function judgeFigures(by: FiguresJudge): void {
  judge = by;
}

/** Ids of edits with figures nobody measured. */
export async function inventedFigures(
  context: EstimateContext,
  edits: readonly Edit[],
): Promise<ReadonlySet<string>> {
  const invented = new Set<string>();
  for (const edit of edits) {
    const figures = figuresOf(edit);
    if (figures.length > 0 && !(await judge(context, figures))) invented.add(edit.id);
  }
  return invented;
}

function figuresOf(edit: Edit): readonly MeasuredHours[] {
  if (edit.kind === 'change-line') return edit.changes.measured ?? [];
  return edit.kind === 'add-line' ? (edit.fields.measured ?? []) : [];
}
