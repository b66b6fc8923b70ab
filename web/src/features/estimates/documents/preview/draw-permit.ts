interface Turn {
  readonly isWaitedFor: boolean;
  readonly draw: () => Promise<void>;
  /** Aborted when the page is no longer shown. Its drawing may then never finish, because the file was closed. */
  readonly left: AbortSignal;
}

const waiting: Turn[] = [];
let isDrawing = false;

/**
 * Draws one page after the other. Pages are drawn in chunks, one per frame, and a frame has time for one chunk but not
 * for those of seven pages. The visible page comes before the thumbnails.
 */
export function drawWithPermit(turn: Turn): void {
  waiting.push(turn);
  if (!isDrawing) void drawAll();
}

async function drawAll(): Promise<void> {
  isDrawing = true;
  for (let turn = nextTurn(); turn !== undefined; turn = nextTurn()) {
    // Closing a file while it is drawn is no failure.
    await untilLeft(turn).catch(() => undefined);
  }
  isDrawing = false;
}

async function untilLeft({ draw, left }: Turn): Promise<void> {
  if (left.aborted) return;
  const leaving = new Promise<void>((resolve) => {
    left.addEventListener('abort', () => resolve(), { once: true });
  });
  await Promise.race([draw(), leaving]);
}

function nextTurn(): Turn | undefined {
  const at = waiting.findIndex(({ isWaitedFor }) => isWaitedFor);
  return waiting.splice(Math.max(at, 0), 1)[0];
}
