import { useNavigate } from '@tanstack/react-router';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { Button } from '../../../ui/actions/Button.tsx';
import type { MenuChoice } from '../../../ui/overlays/overlay-props.ts';
import { Menu } from '../../../ui/overlays/Menu.tsx';
import { useApi } from '../../../lib/calls/services.ts';
import { lastPaper } from '../../estimates/documents/last-paper.ts';
import { printPaper } from '../open/shop-paper.ts';
import { type OrderNow, type OrderRequest, useOrderNow } from './order-context.ts';

/** Everything that can be done with the order; on narrow screens also what the bar has no room for. */
export function OrderMenu() {
  const now = useOrderNow();
  const navigate = useNavigate();
  const api = useApi();
  const items = menuItems(now);
  const act = (id: string) => {
    const params = { id: now.estimate.id };
    if (id === 'delivery-sheet') {
      return void printPaper(api, { kind: 'delivery-sheet', id: now.order.id, paper: lastPaper() });
    }
    if (id === 'estimate') return void navigate({ to: '/estimate/$id/new-estimate', params, search: {} });
    if (id === 'findings') {
      const search = (before: object) => ({ ...before, finding: 'all' });
      return void navigate({ to: '/shop/orders/$id', params: { id: now.order.id }, search });
    }
    if (id === 'finding') return now.request({ kind: 'finding', task: null });
    return now.request({ kind: id } as OrderRequest);
  };
  return (
    <Menu
      label="More actions"
      placement="bottom end"
      items={items}
      onAction={act}
      trigger={
        <Button variant="ghost" iconOnly aria-label="More actions" icon={<Ellipsis aria-hidden="true" />} />
      }
    />
  );
}

function menuItems({ order, rights }: OrderNow): readonly (MenuChoice | 'line')[] {
  const isOpen = order.state === 'open';
  const isHere = order.visits.at(-1)?.out === null;
  const choices: readonly (readonly [boolean, MenuChoice | 'line'])[] = [
    [rights.manages && isOpen && !isHere, { id: 'check-in', label: 'Check in…' }],
    [rights.manages && isOpen && isHere, { id: 'deliver', label: 'Deliver…' }],
    [rights.plans && isHere, { id: 'move', label: 'Move unit…' }],
    [rights.works, { id: 'finding', label: 'Report a finding…' }],
    [order.findings.length > 0, { id: 'findings', label: `Findings (${String(order.findings.length)})` }],
    [rights.plans, { id: 'shop-task', label: 'Add a task of the shop…' }],
    [rights.manages && isOpen && order.pending !== null, { id: 'own-risk', label: 'Work at our own risk…' }],
    [rights.manages && rights.editsEstimate, { id: 'status', label: 'Send status…' }],
    [true, { id: 'facts', label: 'Unit, owner and claim' }],
    [true, { id: 'print', label: 'Print work order…' }],
    [rights.seesContacts, { id: 'delivery-sheet', label: 'Print delivery sheet' }],
    [rights.readsEstimate, { id: 'estimate', label: 'Open the estimate' }],
    [rights.manages && !isOpen, { id: 'reopen', label: 'Reopen…' }],
    [rights.manages && isOpen, { id: 'void', label: 'Void…', isDanger: true }],
  ];
  return choices.flatMap(([isOffered, choice]) => (isOffered ? [choice] : []));
}
