/**
 * Reads server-sent events from a fetched response, which unlike EventSource can carry a bearer token. Ends with the
 * stream.
 */
export async function readEvents(response: Response, onEvent: (data: unknown) => void): Promise<void> {
  if (response.body === null) return;
  let rest = '';
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      const messages = (rest + piece.value).split(/\r?\n\r?\n/);
      rest = messages.pop() ?? '';
      for (const message of messages) tell(message, onEvent);
    }
  } catch {
    // The connection broke or was aborted: the caller opens the next one from the last event on.
  }
}

function tell(message: string, onEvent: (data: unknown) => void): void {
  const data = message
    .split(/\r?\n/)
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice(5).trimStart());
  if (data.length > 0) onEvent(JSON.parse(data.join('\n')) as unknown);
}
