import type { Finding } from '@dre/core/domain/shop/model/repair-order';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../../../ui/actions/Button.tsx';
import { InlineError } from '../../../../ui/fields/InlineError.tsx';
import { useApi } from '../../../../lib/calls/services.ts';
import { useActiveCompany } from '../../../session/active-company.ts';
import { useSession } from '../../../session/session-context.ts';
import { personOf } from '../../../estimates/open/use-estimate.ts';
import { useOrderNow } from '../order-context.ts';
import { addFindingLine } from './add-finding-line.ts';
import { useFindingLines } from './use-finding-lines.ts';

/** The line a finding became, or the press that makes it one. */
export function FindingLine({ finding }: { readonly finding: Finding }) {
  const { order, estimate, rights, addLineMade } = useOrderNow();
  const api = useApi();
  const session = useSession();
  const { id: company = '' } = useActiveCompany();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const state = useFindingLines()(finding.id);
  const make = async () => {
    setBusy(true);
    setRefusal(null);
    const done = await addFindingLine({ api, person: personOf(session.token()), company }, order, finding);
    setBusy(false);
    if (done.ok) addLineMade(finding.id, done.value);
    else setRefusal(done.refusal);
  };
  if (state === undefined) return null;
  if (state.kind === 'line') {
    return (
      <Link to="/estimate/$id/new-estimate" params={{ id: estimate.id }} search={{ line: finding.id }}>
        {`Line ${String(state.number)} of ${state.version}`}
      </Link>
    );
  }
  if (!rights.editsEstimate) return <span>No line yet</span>;
  return (
    <>
      <Button onPress={() => void make()} loading={isBusy}>
        Make it a line
      </Button>
      {refusal !== null && <InlineError id={`finding-${finding.id}`}>{refusal}</InlineError>}
    </>
  );
}
