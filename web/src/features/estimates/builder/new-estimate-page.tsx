import { useParams, useSearch } from '@tanstack/react-router';
import { IntakePage } from '../intake/intake-page.tsx';
import { BuilderPage } from './builder-page.tsx';

/** Id 0 is an estimate nobody has entered anything into yet; `step` asks for the particulars of one that exists. */
export function NewEstimatePage() {
  const { id } = useParams({ from: '/app-shell/estimate/$id/new-estimate' });
  const { step } = useSearch({ from: '/app-shell/estimate/$id/new-estimate' });
  return id === '0' || step === 'intake' ? <IntakePage id={id} /> : <BuilderPage key={id} id={id} />;
}
