import { price } from '../../../lib/format.ts';
import { useBuilder } from '../builder/builder-context.ts';

export function TotalsRail() {
  const { now } = useBuilder();
  return (
    <aside aria-label="Totals">
      <p>Estimate total</p>
      <p>{price(now.totals.gross)}</p>
    </aside>
  );
}
