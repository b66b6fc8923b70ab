import { lazy, Suspense } from 'react';
import { lifeRequest, type LifeRequest } from './life-requests.ts';
import { LockDialog } from './lock/lock-dialog.tsx';
import { VoidDialog } from './void-dialog.tsx';

const CorrectionDialog = lazy(async () => ({
  default: (await import('./correction-dialog.tsx')).CorrectionDialog,
}));

const RecordDialog = lazy(async () => ({ default: (await import('./record-dialog.tsx')).RecordDialog }));

const SendDialog = lazy(async () => ({ default: (await import('./send/send-dialog.tsx')).SendDialog }));

export function LifeDialogs({ request }: { readonly request: LifeRequest }) {
  const onClose = () => lifeRequest.set(null);
  if (request === 'lock') return <LockDialog onClose={onClose} />;
  if (request === 'void') return <VoidDialog onClose={onClose} />;
  return (
    <Suspense>
      {request === 'correct' && <CorrectionDialog onClose={onClose} />}
      {(request === 'agreement' ||
        request === 'authorization' ||
        request === 'decline' ||
        request === 'sending') && <RecordDialog key={request} record={request} onClose={onClose} />}
      {request === 'send' && <SendDialog onClose={onClose} />}
    </Suspense>
  );
}
