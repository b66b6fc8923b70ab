import { useParams } from '@tanstack/react-router';
import { IntakePage } from '../intake/intake-page.tsx';
import { BuilderPage } from './builder-page.tsx';

/** Id 0 is an estimate nobody has entered anything into yet. */
export function NewEstimatePage() {
  const { id } = useParams({ from: '/app-shell/estimate/$id/new-estimate' });
  return id === '0' ? <IntakePage /> : <BuilderPage key={id} id={id} />;
}
