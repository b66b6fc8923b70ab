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
  const [opened, setOpened] = useState<{ readonly request: CalculatorRequest; readonly count: number }>();
  const open = useCallback(
    (request: CalculatorRequest) => setOpened((last) => ({ request, count: (last?.count ?? 0) + 1 })),
    [],
  );
  const close = useCallback(() => setOpened(undefined), []);
  const sheet = opened ? (
    <Suspense fallback={null}>
      <CalculatorSheet key={opened.count} request={opened.request} onClose={close} />
    </Suspense>
  ) : null;
  return { open, sheet };
}
