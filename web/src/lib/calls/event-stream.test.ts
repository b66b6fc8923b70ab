import { expect, test } from 'vitest';
import { readEvents } from './event-stream.ts';

async function eventsOf(...pieces: string[]): Promise<unknown[]> {
  const events: unknown[] = [];
  const bytes = pieces.map((piece) => new TextEncoder().encode(piece));
  const body = new ReadableStream({
    start(stream) {
      for (const piece of bytes) stream.enqueue(piece);
      stream.close();
    },
  });
  await readEvents(new Response(body), (event) => events.push(event));
  return events;
}

test('events come out whole, however the network cut them', async () => {
  expect(await eventsOf('data: {"n', '":1}\n', '\ndata: {"n":2}\r\n\r\n')).toEqual([{ n: 1 }, { n: 2 }]);
});

test('heartbeats and a half event at the end are no events', async () => {
  expect(await eventsOf(': still here\n\n', 'event: edits\ndata: 1\n\n', 'data: 2')).toEqual([1]);
});

test('letters of several bytes survive being cut in two', async () => {
  const bytes = new TextEncoder().encode('data: "½ inch"\n\n');
  const body = new ReadableStream({
    start(stream) {
      stream.enqueue(bytes.slice(0, 8));
      stream.enqueue(bytes.slice(8));
      stream.close();
    },
  });
  const events: unknown[] = [];
  await readEvents(new Response(body), (event) => events.push(event));
  expect(events).toEqual(['½ inch']);
});
