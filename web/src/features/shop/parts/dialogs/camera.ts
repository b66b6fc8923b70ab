/** The subset of the browser's BarcodeDetector in use; not every browser has one. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
type DetectorClass = new () => Detector;

const betweenLooks = 150;

export function hasScanner(): boolean {
  return 'BarcodeDetector' in globalThis && navigator.mediaDevices !== undefined;
}

/** Reports every code once, until another one was before the camera. */
export async function lookForCodes(
  video: HTMLVideoElement | null,
  onRead: (code: string) => void,
  signal: AbortSignal,
): Promise<void> {
  if (video === null) return;
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  try {
    if (signal.aborted) return;
    video.srcObject = stream;
    await video.play();
    const { BarcodeDetector } = globalThis as unknown as { BarcodeDetector: DetectorClass };
    const detector = new BarcodeDetector();
    let last = '';
    while (!signal.aborted) {
      const code = (await detector.detect(video))[0]?.rawValue ?? '';
      if (code !== '' && code !== last) {
        last = code;
        onRead(code);
      }
      await new Promise((resolve) => {
        setTimeout(resolve, betweenLooks);
      });
    }
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}
