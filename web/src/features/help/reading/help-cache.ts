import { type HelpTopic, readHelpState, readHelpTopics } from '@dre/core/contract/help/help';
import type { Problem } from '@dre/core/contract/problem';
import type { RichText } from '@dre/core/domain/content/rich-text';
import { type HelpIndex, indexOf } from '@dre/core/domain/help/search';
import { isUnder } from '@dre/core/domain/help/tree';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import { useEffect, useMemo, useState } from 'react';
import type { Api } from '../../../lib/calls/api.ts';
import { useApi } from '../../../lib/calls/services.ts';
import { useSessionState } from '../../session/session-context.ts';

/** A topic as the tree and the search need it. */
export interface Topic extends Omit<HelpTopic, 'body'> {
  readonly id: string;
  readonly body: RichText;
}

/** The whole published help. */
export interface Help {
  readonly revision: string;
  readonly topics: readonly Topic[];
  readonly index: HelpIndex;
}

let atHand: Help | undefined;
const revisionKey = 'dre_help_revision';

/**
 * Reads the published revision and fetches it once: the browser caches it. Without a connection the last one is read
 * again.
 */
async function readHelp(api: Api): Promise<Result<Help, Problem>> {
  const state = await api.call(readHelpState, { query: {} });
  const revision = state.ok ? state.value.revision : (atHand?.revision ?? localStorage.getItem(revisionKey));
  if (revision === null) return state.ok ? refuse(nothing) : refuse(state.refusal);
  if (atHand?.revision === revision) return accept(atHand);
  const topics = await api.call(readHelpTopics, { params: { revision } });
  if (!topics.ok) return atHand === undefined ? refuse(topics.refusal) : accept(atHand);
  const held = topics.value.map((topic) => ({ ...topic, id: topic.slug, body: topic.body as RichText }));
  atHand = { revision, topics: held, index: indexOf(held) };
  localStorage.setItem(revisionKey, revision);
  return accept(atHand);
}

const nothing: Problem = { type: 'about:blank', title: 'There is no help yet.', status: 404 };

export interface CachedHelp {
  readonly help: Help | undefined;
  readonly problem: Problem | undefined;
  readonly reload: () => void;
}

export function useHelp(): CachedHelp {
  const api = useApi();
  const [turn, setTurn] = useState(0);
  const [help, setHelp] = useState(atHand);
  const [problem, setProblem] = useState<Problem>();
  const [settled, setSettled] = useState(-1);
  useEffect(() => {
    let isLeft = false;
    const take = async () => {
      const result = await readHelp(api);
      if (isLeft) return;
      setProblem(result.ok ? undefined : result.refusal);
      if (result.ok) setHelp(result.value);
      setSettled(turn);
    };
    void take();
    return () => {
      isLeft = true;
    };
  }, [api, turn]);
  const reload = () => setTurn((count) => count + 1);
  return {
    help: useOwnHelp(help),
    problem: help === undefined && settled === turn ? problem : undefined,
    reload,
  };
}

/** The section for administrators of the product; its pages are theirs alone. */
const administration = 'administration';

function useOwnHelp(help: Help | undefined): Help | undefined {
  const { admin } = useSessionState();
  return useMemo(() => (help === undefined || admin ? help : withoutAdministration(help)), [help, admin]);
}

export function withoutAdministration({ revision, topics }: Help): Help {
  const own = topics.filter(({ id }) => !isUnder(topics, id, administration));
  return { revision, topics: own, index: indexOf(own) };
}
