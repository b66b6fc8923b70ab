import { lazy, Suspense } from 'react';
import type { Layer } from '../../lib/page/layers.ts';
import { FinderDialog } from './finder-dialog.tsx';
import { KeySheet } from './key-sheet.tsx';

const HelpPanel = lazy(async () => ({ default: (await import('./help-layer.tsx')).HelpLayer }));

/** The layers over the screen, fetched before any of them is opened. */
export function Overlay({ layer }: { readonly layer: Layer }) {
  if (layer === 'finder') return <FinderDialog />;
  if (layer === 'keys') return <KeySheet />;
  return (
    <Suspense fallback={null}>
      <HelpPanel />
    </Suspense>
  );
}
