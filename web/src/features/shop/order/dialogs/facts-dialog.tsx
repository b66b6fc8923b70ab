import { Facts } from '../../../../lib/components/facts.tsx';
import { Drawer } from '../../../../ui/overlays/Drawer.tsx';
import { useOrderNow } from '../order-context.ts';
import { factsOf } from '../order-facts.tsx';

/** The facts row of a wide screen as a sheet. */
export function FactsDialog({ onClose }: { readonly onClose: () => void }) {
  const now = useOrderNow();
  return (
    <Drawer isOpen onClose={onClose} side="bottom" title={now.order.number}>
      <Facts
        rows={factsOf(now).map(({ name, value, note }) => [
          name,
          <span key={name}>
            {value}
            {note !== '' && <>, {note}</>}
          </span>,
        ])}
      />
    </Drawer>
  );
}
