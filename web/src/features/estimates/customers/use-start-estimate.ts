import { createEstimate, sendEdits } from '@dre/core/contract/estimates/estimates';
import type { Problem } from '@dre/core/contract/problem';
import type { CustomerDetails, UnitDetails } from '@dre/core/domain/estimates/intake/returning-customer';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { newId } from '../../../lib/new-id.ts';
import { useApi } from '../../../lib/calls/services.ts';

export interface StartEstimate {
  readonly isStarting: boolean;
  readonly problem: Problem | undefined;
  readonly start: (customer: CustomerDetails, unit: UnitDetails | null) => void;
}

/** Creates an estimate with customer and vehicle filled in, and opens its form. */
export function useStartEstimate(): StartEstimate {
  const api = useApi();
  const navigate = useNavigate();
  const [isStarting, setStarting] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const begin = async (customer: CustomerDetails, unit: UnitDetails | null) => {
    const id = newId();
    const { vehicleType } = unit ?? { vehicleType: null };
    const created = await api.call(createEstimate, {
      body: { id, ...(vehicleType !== null && { vehicleType }) },
    });
    if (!created.ok) return created.refusal;
    const edits = [
      { id: newId(), kind: 'set-party' as const, role: 'customer' as const, changes: customer },
      ...(unit === null ? [] : [{ id: newId(), kind: 'set-unit' as const, changes: unit }]),
    ];
    const sent = await api.call(sendEdits, {
      params: { id },
      body: { device: newId(), since: created.value.revision, edits },
    });
    if (!sent.ok) return sent.refusal;
    await navigate({ to: '/estimate/$id/new-estimate', params: { id }, search: { step: 'intake' } });
    return undefined;
  };
  const start = async (customer: CustomerDetails, unit: UnitDetails | null) => {
    setStarting(true);
    setProblem(await begin(customer, unit));
    setStarting(false);
  };
  return { isStarting, problem, start: (customer, unit) => void start(customer, unit) };
}
