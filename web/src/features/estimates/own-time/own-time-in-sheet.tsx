import type { Line } from '@dre/core/domain/estimates/model/line';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { useAskedQuery } from './use-asked-query.ts';

const OwnTimePanel = lazy(async () => ({ default: (await import('./own-time-panel.tsx')).OwnTimePanel }));

/** The shop's own time in the sheet of a line, where there is room for it below the hours. */
export function OwnTimeInSheet({ line, bookHours }: { readonly line: Line; readonly bookHours: number }) {
  const asked = useAskedQuery(line);
  const [isOpen, setOpen] = useState(false);
  if (asked === null) return null;
  return (
    <>
      <Button aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
        Your shop’s time
      </Button>
      {isOpen && (
        <Suspense fallback={<Skeleton shape="block" />}>
          <OwnTimePanel line={line} asked={asked} book={bookHours} isReadOnly={false} />
        </Suspense>
      )}
    </>
  );
}
