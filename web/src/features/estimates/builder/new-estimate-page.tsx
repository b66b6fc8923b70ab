import { useParams, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { BuilderPage } from './builder-page.tsx';

// The form is most of an estimate's first minute and none of the rest of its life, so an open estimate comes without it.
const IntakePage = lazy(async () => ({ default: (await import('../intake/intake-page.tsx')).IntakePage }));

/** Id 0 is an estimate nobody has entered anything into yet; `step` asks for the particulars of one that exists. */
export function NewEstimatePage() {
  const { id } = useParams({ from: '/app-shell/estimate/$id/new-estimate' });
  const { step } = useSearch({ from: '/app-shell/estimate/$id/new-estimate' });
  if (id !== '0' && step !== 'intake') return <BuilderPage key={id} id={id} />;
  return (
    <Suspense fallback={<h1>New Estimate</h1>}>
      <IntakePage id={id} />
    </Suspense>
  );
}
