import { refreshResults, refreshToken } from '@dre/core/contract/session/session';
import { changeShop } from '@dre/core/contract/shop/shop';
import { problemText, useAction } from '../../../lib/calls/use-action.ts';
import { useApi } from '../../../lib/calls/services.ts';
import type { ShopReply } from '../../../offline/shop/shop-transport.ts';
import { Switch } from '../../../ui/choices/Switch.tsx';
import { InlineError } from '../../../ui/fields/InlineError.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { useSession } from '../../session/session-context.ts';
import { useMay } from '../../session/use-may.ts';

interface SwitchCardProps {
  readonly shop: ShopReply;
  readonly onChanged: () => void;
}

/** Switches the shop on and off. Repair orders stay as they are while it is off. */
export function SwitchCard({ shop: { isOn, revision, settings }, onChanged }: SwitchCardProps) {
  const may = useMay();
  const { run, isBusy, problem } = useAction();
  const renewSession = useRenewedSession();
  const change = async (next: boolean) => {
    const body = { revision, isOn: next, settings };
    const said = next
      ? 'The shop is on. It stands in the bar.'
      : 'The shop is off. Nothing of it was removed.';
    const done = await run(changeShop, { body }, said);
    if (done !== undefined) await renewSession();
    onChanged();
  };
  return (
    <Card as="section" heading={<h2>The shop floor</h2>} aria-label="The shop floor">
      <p>
        Approved estimates become repair orders on a board, with a clock for technicians and a desk for parts.
        Everybody in the company sees the change when they sign in again, at the latest.
      </p>
      <Switch
        isSelected={isOn}
        isDisabled={isBusy || !may('change-shop-settings')}
        onChange={(next) => void change(next)}
      >
        The shop is {isOn ? 'on' : 'off'}
      </Switch>
      {problem !== undefined && <InlineError id="shop-switch-problem">{problemText(problem)}</InlineError>}
    </Card>
  );
}

/** The session names the companies that have a shop: a fresh one shows the change in the bar at once. */
function useRenewedSession(): () => Promise<void> {
  const api = useApi();
  const session = useSession();
  return async () => {
    const reply = await api.call(refreshToken, {});
    if (reply.ok && reply.value.resultCode === refreshResults.Success) session.renew(reply.value.result);
  };
}
