import {
  readEstimate,
  sendEdits,
  type StreamEvent,
  streamEstimate,
} from '@dre/core/contract/estimates/estimates';
import type { EstimateReply } from '@dre/core/contract/estimates/estimates';
import { accept } from '@dre/core/domain/result';
import type { Api } from '../../../lib/calls/api.ts';
import { readEvents } from '../../../lib/calls/event-stream.ts';
import {
  type LiveNews,
  type Collaborator,
  type WholeEstimate,
  type EstimateTransport,
  isNoSuchEstimate,
} from '../../../offline/sync/estimate-transport.ts';

/** Adapts the endpoints to the store of one estimate. `device` identifies this browser, shared by its tabs. */
export function estimateTransport(api: Api, id: string, device: string): EstimateTransport {
  const params = { id };
  return {
    async read() {
      const reply = await api.call(readEstimate, { params });
      return reply.ok ? accept(wholeEstimate(reply.value)) : reply;
    },
    async send(since, edits) {
      const reply = await api.call(sendEdits, { params, body: { device, since, edits: [...edits] } });
      return reply.ok ? accept(reply.value) : reply;
    },
    async listen(since, news, signal) {
      const reply = await api.open(streamEstimate, { params, query: { since: String(since) }, signal });
      if (!reply.ok) return isNoSuchEstimate(reply.refusal) ? 'gone' : 'ended';
      await readEvents(reply.value, streamReader(news, device));
      return 'ended';
    },
  };
}

function wholeEstimate({ role, ...whole }: EstimateReply): WholeEstimate {
  const { estimate, revision, houseRevision, sideNaming } = whole;
  const savedAt = Date.parse(whole.savedAt);
  return { estimate, revision, houseRevision, sideNaming, savedAt, mayEdit: role === 'edit' };
}

/** Collects single presence events, each valid for a minute, into the list of people present. */
function streamReader(
  { onEdits, onPresence, onComments }: LiveNews,
  device: string,
): (event: unknown) => void {
  const present = new Map<string, Collaborator>();
  return (message) => {
    const event = message as StreamEvent;
    if (event.kind === 'edits') return onEdits(event.entries);
    if (event.kind === 'comments') return onComments();
    if (event.device === device) return;
    const key = `${event.by.id} ${event.device}`;
    if (event.where === null) present.delete(key);
    else present.set(key, { ...event.by, where: event.where, until: Date.parse(event.at) + holdsFor });
    const now = Date.parse(event.at);
    for (const [name, { until }] of present) if (until < now) present.delete(name);
    onPresence([...present.values()]);
  };
}

const holdsFor = 60_000;
