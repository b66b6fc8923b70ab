import type { LiveNews, EstimateTransport } from './estimate-transport.ts';
import { type EventSubscription, reopenStream } from './reopening-stream.ts';

interface ServerEventListener extends LiveNews {
  /** The estimate is no longer there. */
  readonly onGone: () => void;
}

/** Receives edits, presence and comments. A stream that ends is reopened from the last revision. */
export function subscribeToEvents(
  transport: EstimateTransport,
  since: () => number,
  listener: ServerEventListener,
): EventSubscription {
  return reopenStream({
    listen: (onNews, signal) => {
      const news: LiveNews = {
        onEdits: (edits) => {
          onNews();
          listener.onEdits(edits);
        },
        onPresence: (collaborators) => {
          onNews();
          listener.onPresence(collaborators);
        },
        onComments: () => {
          onNews();
          listener.onComments();
        },
      };
      return transport.listen(since(), news, signal);
    },
    onEnded: () => listener.onPresence([]),
    onGone: listener.onGone,
  });
}
