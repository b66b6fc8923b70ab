import type { BookContents } from '@dre/core/domain/catalogue/book/contents';
import { type BookReply, type BookRequest, slicesOf } from './book-messages.ts';
import { openEditionCache } from './edition-cache.ts';
import { readCached, type EditionCache, takeChanges, takeWhole } from './cached-editions.ts';

// Reading and checking a whole book would block the page too long.
const opening = openEditionCache();

addEventListener('message', (message: MessageEvent<BookRequest>) => {
  void opening.then((shelf) => answer(shelf, message.data));
});

async function answer(shelf: EditionCache, request: BookRequest): Promise<void> {
  if (request.ask === 'names') {
    tell({ names: await shelf.names() });
    return;
  }
  const contents = await read(shelf, request);
  if (contents !== undefined) for (const slice of slicesOf(contents)) tell(slice);
  tell({ isRead: contents !== undefined });
}

async function read(shelf: EditionCache, request: BookRequest): Promise<BookContents | undefined> {
  const now = Date.now();
  switch (request.ask) {
    case 'read':
      return readCached(shelf, request.number, now);
    case 'whole':
      return takeWhole(shelf, request.edition, now);
    case 'changes':
      return takeChanges(shelf, request.since, request.changes, now);
    case 'forget':
      await shelf.remove(request.number);
      return undefined;
    case 'names':
      return undefined;
  }
}

function tell(answered: BookReply): void {
  postMessage(answered);
}
