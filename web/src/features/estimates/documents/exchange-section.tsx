import { useMay } from '../../session/use-may.ts';
import type { SectionProps } from './section-props.ts';
import { ExportCard } from './exchange/export-card.tsx';
import { ForeignCard } from './exchange/foreign-card.tsx';
import { ImportCard } from './exchange/import-card.tsx';

/** The estimate for other programs, and those of other programs beside it. */
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
