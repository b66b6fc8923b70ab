import {
  archiveEstimates,
  assignEstimates,
  copyEstimate,
  exportEstimates,
} from '@dre/core/contract/estimates/estimate-list';
import type { Problem } from '@dre/core/contract/problem';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { newId } from '../../../lib/new-id.ts';
import { saveCsv } from '../../../lib/page/save-file.ts';
import { useApi } from '../../../lib/calls/services.ts';
import { problemText } from '../../../lib/calls/use-action.ts';
import { showBanner } from '../../../ui/feedback/banner/banners.ts';
import type { EstimateList } from './use-estimate-list.ts';
import { countText } from './list-labels.ts';

export interface ListActions {
  readonly isBusy: boolean;
  archive(ids: readonly string[], isArchived: boolean): Promise<boolean>;
  assign(ids: readonly string[], colleague: string): Promise<boolean>;
  copy(id: string): Promise<void>;
  save(ids?: readonly string[]): Promise<void>;
}

/** Time the "Undo" button stays. */
const undoMs = 10_000;

function failed(problem: Problem): false {
  void showBanner({ message: problemText(problem), tone: 'error' });
  return false;
}

type Busily = <Value>(work: () => Promise<Value>) => Promise<Value>;

export function useListActions({ refetch, query }: EstimateList): ListActions {
  const [isBusy, setBusy] = useState(false);
  const busily: Busily = async (work) => {
    setBusy(true);
    const value = await work();
    setBusy(false);
    return value;
  };
  return { isBusy, ...useChanges(busily, refetch), copy: useCopy(busily), save: useExport(busily, query) };
}

function useChanges(busily: Busily, reload: () => void): Pick<ListActions, 'archive' | 'assign'> {
  const api = useApi();
  const archive = (ids: readonly string[], isArchived: boolean): Promise<boolean> =>
    busily(async () => {
      const reply = await api.call(archiveEstimates, { body: { ids: [...ids], isArchived } });
      if (!reply.ok) return failed(reply.refusal);
      const effect = isArchived ? 'archived' : 'back in the list';
      const undo = { label: 'Undo', onPress: () => void archive(reply.value, !isArchived) };
      void showBanner({
        message: `${countText(reply.value.length)} ${effect}`,
        action: undo,
        durationMs: undoMs,
      });
      reload();
      return true;
    });
  const assign = (ids: readonly string[], colleague: string) =>
    busily(async () => {
      const reply = await api.call(assignEstimates, { body: { ids: [...ids], colleague } });
      if (!reply.ok) return failed(reply.refusal);
      const { answers, estimator } = reply.value;
      const refused = answers.filter(({ refusal }) => refusal !== null);
      const done = `${countText(answers.length - refused.length)} given to ${estimator}`;
      const rest = refused.map(({ number, refusal }) => `${number}: ${refusal ?? ''}`).join(' ');
      void showBanner({
        message: refused.length === 0 ? done : `${done}. ${rest}`,
        ...(refused.length > 0 && { tone: 'error', durationMs: undoMs }),
      });
      reload();
      return true;
    });
  return { archive, assign };
}

function useCopy(busily: Busily): ListActions['copy'] {
  const api = useApi();
  const navigate = useNavigate();
  return (from) =>
    busily(async () => {
      const id = newId();
      const reply = await api.call(copyEstimate, { params: { id: from }, body: { id } });
      if (!reply.ok) return void failed(reply.refusal);
      const { byHand, number } = reply.value;
      const notice = byHand === 0 ? '' : ` ${byHand} of its lines are no longer in the book.`;
      void showBanner({ message: `Copied as ${number}.${notice}` });
      await navigate({ to: '/estimate/$id/new-estimate', params: { id }, search: {} });
    });
}

function useExport(busily: Busily, query: EstimateList['query']): ListActions['save'] {
  const api = useApi();
  return (ids) =>
    busily(async () => {
      const selected = ids === undefined ? {} : { ids: ids.join(',') };
      const reply = await api.call(exportEstimates, { query: { ...query, ...selected } });
      if (!reply.ok) return void failed(reply.refusal);
      const { csv, rows, isWhole } = reply.value;
      saveCsv('estimates.csv', csv);
      const part = isWhole ? '' : '. There are more than one file takes';
      void showBanner({ message: `${countText(rows)} exported${part}` });
    });
}
