import { useMay } from '../../session/use-may.ts';
import type { SectionProps } from './section-props.ts';
import { ExportCard } from './exchange/export-card.tsx';
import { ForeignCard } from './exchange/foreign-card.tsx';
import { ImportCard } from './exchange/import-card.tsx';

/** Exports the estimate for other programs, and compares it with files of other programs. */
export function ExchangeSection({ estimateId, choices }: SectionProps) {
  const may = useMay();
  if (choices.reach !== 'read') return null;
  return (
    <>
      <ExportCard {...{ estimateId, choices }} />
      <ForeignCard estimateId={estimateId} />
      {may('edit-estimates') && <ImportCard />}
    </>
  );
}
