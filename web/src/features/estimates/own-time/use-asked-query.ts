import type { Line } from '@dre/core/domain/estimates/model/line';
import { useHasShop } from '../../session/use-has-shop.ts';
import { useMay } from '../../session/use-may.ts';
import { useBuilderTools } from '../builder/builder-context.ts';
import { type AskedQuery, askedQuery } from './asked-work.ts';

/** Null where nobody is offered the shop's own time: the shop is off, the role may not, or the line has none. */
export function useAskedQuery(line: Line): AskedQuery | null {
  const hasShop = useHasShop();
  const may = useMay();
  const { present } = useBuilderTools();
  return hasShop && may('edit-estimates') ? askedQuery(line, present().estimate) : null;
}
