import type { Problem } from '@dre/core/contract/problem';
import {
  type VersionComparison,
  compareVersions,
} from '@dre/core/domain/estimates/versions/compare-versions';
import { type Supplement, supplementBetween } from '@dre/core/domain/estimates/versions/supplement';
import { accept, type Result } from '@dre/core/domain/result';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Api } from '../../../lib/calls/api.ts';
import { useApi } from '../../../lib/calls/services.ts';
import type { EstimateNow } from '../open/use-estimate.ts';
import { type ReadSide, readOther, readSide } from './read-sides.ts';
import { useIsAcknowledged } from './use-is-acknowledged.ts';
import type { VersionSide } from './version-sides.ts';

export interface Compared {
  readonly from: ReadSide;
  readonly to: ReadSide;
  readonly supplement: Supplement;
  readonly comparison: VersionComparison;
}

export interface ComparedState {
  readonly compared: Compared | undefined;
  readonly problem: Problem | undefined;
  readonly reload: () => void;
}

interface Sides {
  readonly from: VersionSide | undefined;
  readonly to: VersionSide | undefined;
}

/** Compares two versions, or another estimate with one of them. */
export function useCompared(now: EstimateNow, { from, to }: Sides, other: string | undefined): ComparedState {
  const api = useApi();
  const isAcknowledged = useIsAcknowledged(now.store);
  const [tries, setTries] = useState(0);
  const [read, setRead] = useState<{
    readonly of: string;
    readonly compared?: Compared;
    readonly problem?: Problem;
  }>();
  const isWriting = from?.version === null || to?.version === null;
  const of = [other ?? from?.key, to?.key, tries, now.estimate.versions.length].join(' ');
  // Locked versions never change, so only a draft side triggers a new comparison.
  const written = isWriting ? now.estimate : null;
  const compare = useEffectEvent((_written: unknown) => comparedSides(api, now, { from, to }, other));
  useEffect(() => {
    if (!isAcknowledged) return undefined;
    let isLeft = false;
    const take = async () => {
      const outcome = await compare(written);
      if (outcome === null || isLeft) return;
      setRead({ of, ...(outcome.ok ? { compared: outcome.value } : { problem: outcome.refusal }) });
    };
    void take();
    return () => {
      isLeft = true;
    };
  }, [of, written, isAcknowledged]);
  const isNow = read?.of === of;
  return {
    compared: isNow ? read.compared : undefined,
    problem: isNow ? read.problem : undefined,
    reload: () => setTries(tries + 1),
  };
}

async function comparedSides(
  api: Api,
  now: EstimateNow,
  { from, to }: Sides,
  other: string | undefined,
): Promise<Result<Compared, Problem> | null> {
  if (to === undefined) return null;
  const after = await readSide(api, now, to);
  if (!after.ok) return after;
  const { content } = after.value.priced;
  const before =
    other === undefined ? from && (await readSide(api, now, from)) : await readOther(api, other, content);
  if (before === undefined || !before.ok) return before ?? null;
  const versions = [before.value.priced, after.value.priced] as const;
  return accept({
    from: before.value,
    to: after.value,
    supplement: supplementBetween(...versions),
    comparison: compareVersions(...versions),
  });
}
