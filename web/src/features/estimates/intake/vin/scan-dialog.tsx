import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import styles from '../intake.module.css';
import { scannedVin } from './scanned-vin.ts';

/** The subset of the browser's BarcodeDetector in use; not every browser has one. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
type DetectorClass = new (options: { readonly formats: readonly string[] }) => Detector;

const formats = ['code_39', 'code_128', 'data_matrix', 'qr_code', 'pdf417'];
const betweenLooks = 150;

export function ScanDialog(props: { readonly onClose: () => void; readonly onFound: (vin: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<string>();
  const found = useEffectEvent(props.onFound);
  useEffect(() => {
    const abort = new AbortController();
    const run = async () => {
      try {
        const vin = await lookForVin(video.current, abort.signal);
        if (vin !== undefined) found(vin);
      } catch {
        if (!abort.signal.aborted)
          setProblem('The camera cannot be used. Allow it for this site, or type the VIN.');
      }
    };
    void run();
    return () => abort.abort();
  }, []);
  return (
    <Dialog isOpen onClose={props.onClose} title="Scan the VIN">
      <p>{problem ?? 'Hold the bar code of the VIN plate before the camera.'}</p>
      <video ref={video} className={styles['camera']} muted playsInline />
    </Dialog>
  );
}

async function lookForVin(video: HTMLVideoElement | null, signal: AbortSignal): Promise<string | undefined> {
  if (video === null) return undefined;
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  try {
    if (signal.aborted) return undefined;
    video.srcObject = stream;
    await video.play();
    const { BarcodeDetector } = globalThis as unknown as { BarcodeDetector: DetectorClass };
    const detector = new BarcodeDetector({ formats });
    while (!signal.aborted) {
      const codes = await detector.detect(video);
      const vin = codes.map(({ rawValue }) => scannedVin(rawValue)).find((read) => read !== undefined);
      if (vin !== undefined) return vin;
      await new Promise((resolve) => {
        setTimeout(resolve, betweenLooks);
      });
    }
    return undefined;
  } finally {
    stop();
  }
}
