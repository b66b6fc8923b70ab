import { lazy, Suspense } from 'react';
import { lifeRequest, type LifeRequest } from './life-requests.ts';
import { LockDialog } from './lock-dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

const CorrectionDialog = lazy(async () => ({
  default: (await import('./correction-dialog.tsx')).CorrectionDialog,
}));

const SendDialog = lazy(async () => ({ default: (await import('./send-dialog.tsx')).SendDialog }));

export function LifeDialogs({ request }: { readonly request: LifeRequest }) {
  const onClose = () => lifeRequest.set(null);
  if (request === 'lock') return <LockDialog onClose={onClose} />;
  if (request === 'decline' || request === 'void') return <ReasonDialog step={request} onClose={onClose} />;
  return (
    <Suspense>
      {request === 'correct' && <CorrectionDialog onClose={onClose} />}
      {request === 'send' && <SendDialog onClose={onClose} />}
    </Suspense>
  );
}
