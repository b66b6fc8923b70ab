import type { BookContents } from '@dre/core/domain/catalogue/book/contents';
import { type BookReply, type BookRequest, slicesOf } from './book-messages.ts';
import { openEditionCache } from './edition-cache.ts';
import { readCached, type EditionCache, takeChanges, takeWhole } from './cached-editions.ts';

// Reading and checking a whole book would block the page too long.
const opening = openEditionCache();

addEventListener('message', (message: MessageEvent<BookRequest>) => {
  void opening.then((cache) => respond(cache, message.data));
});

async function respond(cache: EditionCache, request: BookRequest): Promise<void> {
  if (request.kind === 'names') {
    post({ names: await cache.names() });
    return;
  }
  const contents = await read(cache, request);
  if (contents !== undefined) for (const slice of slicesOf(contents)) post(slice);
  post({ isRead: contents !== undefined });
}

async function read(cache: EditionCache, request: BookRequest): Promise<BookContents | undefined> {
  const now = Date.now();
  switch (request.kind) {
    case 'read':
      return readCached(cache, request.number, now);
    case 'whole':
      return takeWhole(cache, request.edition, now);
    case 'changes':
      return takeChanges(cache, request.since, request.changes, now);
    case 'forget':
      await cache.remove(request.number);
      return undefined;
    case 'names':
      return undefined;
  }
}

function post(answered: BookReply): void {
  postMessage(answered);
}
