import type { PhotoMark } from '@dre/core/domain/estimates/model/estimate';
import type { MarkMeasure } from '@dre/core/domain/estimates/photos/mark-measure';
import { thousandths } from '@dre/core/domain/units';
import type { Measured } from '../../calculators/measuring.ts';

const kindNames: Readonly<Record<PhotoMark['kind'], string>> = {
  arrow: 'Arrow',
  box: 'Box',
  circle: 'Ellipse',
  freehand: 'Drawing',
  text: 'Text',
  measure: 'Measure',
};

export function markName({ kind, text }: Pick<PhotoMark, 'kind' | 'text'>): string {
  return text.trim() === '' ? kindNames[kind] : text;
}

/** Converts to feet, the unit of the calculators. */
export function measuredFeet({ length, width, area }: MarkMeasure): Measured {
  return { length: hundredths(length / 12), width: hundredths(width / 12), area: hundredths(area / 144) };
}

function hundredths(feet: number) {
  return thousandths(Math.round(feet * 100) * 10);
}
