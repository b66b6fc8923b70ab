import { useParams, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { BuilderPage } from './builder-page.tsx';

// The intake form is needed only in an estimate's first minute, so an open estimate loads without it.
const IntakePage = lazy(async () => ({ default: (await import('../intake/intake-page.tsx')).IntakePage }));

/** Id 0 is a new estimate without entries; `step` requests the intake form of an existing one. */
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
