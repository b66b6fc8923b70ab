import type { RepairPart } from '@dre/core/domain/shop/model/repair-part';
import { expectedDay } from '@dre/core/domain/shop/parts/expected-day';
import { partQuantities } from '@dre/core/domain/shop/parts/part-quantities';
import { shortDay } from '@dre/core/domain/short-day';

/** "Parts, Dec 8", "Due today", "Parts, no date". */
export function missingText(part: RepairPart, today: string): string {
  if (partQuantities(part).onTheWay === 0) return 'Part to order';
  const day = expectedDay(part);
  if (day === null) return 'Parts, no date';
  return day === today ? 'Due today' : `Parts, ${shortDay(day)}`;
}
