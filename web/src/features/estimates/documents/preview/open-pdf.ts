import { getDocument, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist';
import { trustedScriptUrl } from '../../../../lib/page/trusted-url.ts';

export interface OpenPdf {
  readonly pdf: PDFDocumentProxy;
  readonly close: () => void;
}

/** Opens a finished file in a worker of its own. Nothing in it is run and nothing is fetched for it. */
export async function openPdf(bytes: Uint8Array): Promise<OpenPdf> {
  const { default: workerAddress } = await import('./pdf-worker.ts?worker&url');
  const port = new Worker(trustedScriptUrl(workerAddress), { type: 'module' });
  const worker = PDFWorker.create({ port });
  const task = getDocument({
    // A copy: bytes sent to a worker are gone here, and the same bytes are downloaded afterwards.
    data: bytes.slice(),
    worker,
    // The content policy allows neither code made from text nor WebAssembly, and our files need none.
    isEvalSupported: false,
    useWasm: false,
    useWorkerFetch: false,
    useSystemFonts: false,
    enableXfa: false,
    isOffscreenCanvasSupported: false,
  });
  const close = () => {
    void task.destroy();
    worker.destroy();
    port.terminate();
  };
  const broken = new Promise<never>((_, reject) => {
    port.addEventListener('error', () => reject(new Error('The worker that reads the file broke.')));
  });
  try {
    return { pdf: await Promise.race([task.promise, broken]), close };
  } catch (cause) {
    close();
    throw cause;
  }
}
