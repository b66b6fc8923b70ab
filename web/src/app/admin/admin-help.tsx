import { lazy, Suspense, useEffect, useState } from 'react';

const HelpPanel = lazy(async () => ({
  default: (await import('../../features/help/reading/help-panel.tsx')).HelpPanel,
}));

/** F1 in the administration, which has no finder. */
export function AdminHelp() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F1') return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return <Suspense fallback={null}>{isOpen && <HelpPanel onClose={() => setOpen(false)} />}</Suspense>;
}
