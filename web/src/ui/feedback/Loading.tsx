import type { ReactNode } from 'react';
import { useLoadingVisible } from './use-loading-visible.ts';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';

export interface LoadingProps {
  readonly isLoading: boolean;
  readonly label: string;
  readonly skeleton: ReactNode;
  readonly children?: ReactNode;
}

/** Shows `skeleton` while loading, then `children`, without a flash of either. */
export function Loading({ isLoading, label, skeleton, children }: LoadingProps) {
  const shown = useLoadingVisible(isLoading);
  return (
    <div aria-busy={isLoading || shown}>
      <output>{shown && <VisuallyHidden>{label}</VisuallyHidden>}</output>
      {shown && skeleton}
      {!shown && !isLoading && children}
    </div>
  );
}
