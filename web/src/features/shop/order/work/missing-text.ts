import type { RepairPart } from '@dre/core/domain/shop/model/repair-part';
import { expectedDay } from '@dre/core/domain/shop/parts/expected-day';
import { partQuantities } from '@dre/core/domain/shop/parts/part-quantities';
import { shortDay } from '@dre/core/domain/short-day';

/** "Parts, Dec 8", "Parts due today", "Parts overdue since Nov 14", "Parts, no date"; a passed day is red. */
export function missingText(
  part: RepairPart,
  today: string,
): { readonly tone: 'amber' | 'red'; readonly text: string } {
  const amber = (text: string) => ({ tone: 'amber', text }) as const;
  if (partQuantities(part).onTheWay === 0) return amber('Part to order');
  const day = expectedDay(part);
  if (day === null) return amber('Parts, no date');
  if (day < today) return { tone: 'red', text: `Parts overdue since ${shortDay(day)}` };
  return amber(day === today ? 'Parts due today' : `Parts, ${shortDay(day)}`);
}
