import { useMemo } from 'react';
import { price } from '../../../lib/format.ts';
import { useBuilder } from '../builder/builder-context.ts';
import { lineRows } from './line-rows.ts';

const nothingFolded = new Set<never>();

export function LinesPane() {
  const { now } = useBuilder();
  const rows = useMemo(
    () => lineRows(now.items, now.estimate.profile, now.contents.sides, nothingFolded),
    [now.items, now.estimate.profile, now.contents.sides],
  );
  return (
    <section aria-label="Estimate lines">
      <ol>
        {rows.map((row) => (
          <li key={row.key}>
            {row.kind === 'group' ? row.name : `${row.item.line.description} ${price(row.total)}`}
          </li>
        ))}
      </ol>
    </section>
  );
}
