/** Reads server-sent events off a fetched answer, which unlike EventSource can carry a bearer. Ends with the stream. */
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
    // The connection broke or was given up: whoever listens opens the next one from where this one ended.
  }
}

function tell(message: string, onEvent: (data: unknown) => void): void {
  const data = message
    .split(/\r?\n/)
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice(5).trimStart());
  if (data.length > 0) onEvent(JSON.parse(data.join('\n')) as unknown);
}
