interface DrawJob {
  readonly isWaitedFor: boolean;
  readonly draw: () => Promise<void>;
  /** Aborted when the page is no longer shown. Its drawing may then never finish, because the file was closed. */
  readonly left: AbortSignal;
}

const waiting: DrawJob[] = [];
let isDrawing = false;

/**
 * Draws one page after the other. Pages are drawn in chunks, one per frame, and a frame has time for one chunk but not
 * for those of seven pages. The visible page comes before the thumbnails.
 */
export function drawWithPermit(job: DrawJob): void {
  waiting.push(job);
  if (!isDrawing) void drawAll();
}

async function drawAll(): Promise<void> {
  isDrawing = true;
  for (let job = nextJob(); job !== undefined; job = nextJob()) {
    // Closing a file while it is drawn is no failure.
    await untilAborted(job).catch(() => undefined);
  }
  isDrawing = false;
}

async function untilAborted({ draw, left }: DrawJob): Promise<void> {
  if (left.aborted) return;
  const abort = new Promise<void>((resolve) => {
    left.addEventListener('abort', () => resolve(), { once: true });
  });
  await Promise.race([draw(), abort]);
}

function nextJob(): DrawJob | undefined {
  const at = waiting.findIndex(({ isWaitedFor }) => isWaitedFor);
  return waiting.splice(Math.max(at, 0), 1)[0];
}
