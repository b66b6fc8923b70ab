interface Turn {
  readonly isWaitedFor: boolean;
  readonly draw: () => Promise<void>;
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
    await turn.draw().catch(() => undefined);
  }
  isDrawing = false;
}

function nextTurn(): Turn | undefined {
  const at = waiting.findIndex(({ isWaitedFor }) => isWaitedFor);
  return waiting.splice(Math.max(at, 0), 1)[0];
}
