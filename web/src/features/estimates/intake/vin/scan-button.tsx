import ScanLine from 'lucide-react/icons/scan-line';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../../ui/actions/Button.tsx';

const ScanDialog = lazy(async () => ({ default: (await import('./scan-dialog.tsx')).ScanDialog }));

/** Reads the bar code of the plate by the camera; absent where the browser cannot. */
export function ScanButton({
  of,
  onFound,
}: {
  readonly of: string;
  readonly onFound: (vin: string) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  if (!('BarcodeDetector' in globalThis) || navigator.mediaDevices === undefined) return null;
  return (
    <>
      <Button aria-label={`Scan ${of}`} icon={<ScanLine aria-hidden="true" />} onPress={() => setOpen(true)}>
        Scan
      </Button>
      {isOpen && (
        <Suspense>
          <ScanDialog
            onClose={() => setOpen(false)}
            onFound={(vin) => {
              setOpen(false);
              onFound(vin);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
