import { lazy, type ReactElement, Suspense, useCallback, useState } from 'react';
import type { CalculatorRequest } from './calculator-labels.ts';

const CalculatorSheet = lazy(async () => {
  const { CalculatorSheet: sheet } = await import('./calculator-sheet.tsx');
  return { default: sheet };
});

/** Call `open({ calculator: 'roofing' })`, or with a line's calculation; render `sheet` somewhere in the pane. */
export function useCalculatorSheet(): {
  readonly open: (request: CalculatorRequest) => void;
  readonly sheet: ReactElement | null;
} {
  const [shown, setShown] = useState<{ readonly request: CalculatorRequest; readonly turn: number }>();
  const open = useCallback(
    (request: CalculatorRequest) => setShown((last) => ({ request, turn: (last?.turn ?? 0) + 1 })),
    [],
  );
  const close = useCallback(() => setShown(undefined), []);
  const sheet = shown ? (
    <Suspense fallback={null}>
      <CalculatorSheet key={shown.turn} request={shown.request} onClose={close} />
    </Suspense>
  ) : null;
  return { open, sheet };
}
