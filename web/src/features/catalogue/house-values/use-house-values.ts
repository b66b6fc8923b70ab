import {
  changeHouseValues,
  type HouseRevisionReply,
  readHouseValues,
} from '@dre/core/contract/catalogue/catalogue';
import type { Problem } from '@dre/core/contract/problem';
import type { HouseValues } from '@dre/core/domain/catalogue/house-values/house-values';
import { useState } from 'react';
import { useApi } from '../../../lib/calls/services.ts';
import { useQuery } from '../../../lib/calls/use-query.ts';
import { showBanner } from '../../../ui/feedback/banner/banners.ts';

export interface HouseValuesEditor {
  readonly revision: HouseRevisionReply | undefined;
  /** The values saved last. */
  readonly saved: HouseValues | undefined;
  /** The values including those staged on this page. */
  readonly values: HouseValues | undefined;
  readonly problem: Problem | undefined;
  readonly saveProblem: Problem | undefined;
  readonly isBusy: boolean;
  readonly stage: (values: HouseValues) => void;
  readonly discard: () => void;
  readonly save: () => Promise<boolean>;
  readonly reload: () => void;
}

/** The company's own values: staged here, and saved as one new revision. */
export function useHouseValues(): HouseValuesEditor {
  const api = useApi();
  const { data, error, refetch } = useQuery(readHouseValues, {});
  const [created, setCreated] = useState<HouseRevisionReply>();
  const [staged, setStaged] = useState<HouseValues>();
  const [saveProblem, setSaveProblem] = useState<Problem>();
  const [isBusy, setBusy] = useState(false);
  const revision = newer(data, created);
  const saved = revision?.values as unknown as HouseValues | undefined;
  const save = async () => {
    if (revision === undefined || staged === undefined) return false;
    setBusy(true);
    const values = staged as unknown as HouseRevisionReply['values'];
    const reply = await api.call(changeHouseValues, { body: { since: revision.revision, values } });
    setBusy(false);
    setSaveProblem(reply.ok ? undefined : reply.refusal);
    if (!reply.ok) return false;
    setCreated(reply.value);
    setStaged(undefined);
    void showBanner({
      message: `Saved as revision ${String(reply.value.revision)}. New estimates start with it.`,
    });
    return true;
  };
  const discard = () => {
    setStaged(undefined);
    setSaveProblem(undefined);
    refetch();
  };
  return {
    revision,
    saved,
    values: staged ?? saved,
    problem: error,
    saveProblem,
    isBusy,
    stage: setStaged,
    discard,
    save,
    reload: refetch,
  };
}

function newer(read: HouseRevisionReply | undefined, created: HouseRevisionReply | undefined) {
  return created !== undefined && created.revision >= (read?.revision ?? 0) ? created : read;
}
