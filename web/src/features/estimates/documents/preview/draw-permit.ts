interface Turn {
  readonly isWaitedFor: boolean;
  readonly draw: () => Promise<void>;
  /** Nobody looks at it any more. What it still waits for may never come: its file was closed under it. */
  readonly left: AbortSignal;
}

const waiting: Turn[] = [];
let isDrawing = false;

/**
 * Draws one page after the other. Each is drawn in pieces, a piece a frame, and a frame has time for one piece but not
 * for those of seven pages. What somebody waits for comes before the small sheets at its side.
 */
export function drawInTurn(turn: Turn): void {
  waiting.push(turn);
  if (!isDrawing) void drawAll();
}

async function drawAll(): Promise<void> {
  isDrawing = true;
  for (let turn = nextTurn(); turn !== undefined; turn = nextTurn()) {
    // A file that is let go while it is drawn is no failure.
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
