import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import Group from 'lucide-react/icons/group';
import { Button } from '../../../../ui/actions/Button.tsx';
import { Menu } from '../../../../ui/overlays/Menu.tsx';
import { type PartsAddress, type PartSort, partSorts, withChange } from './parts-address.ts';

interface OrderMenuProps {
  readonly address: PartsAddress;
  readonly onChange: (address: PartsAddress) => void;
}

const sortLabels: Readonly<Record<PartSort, string>> = {
  code: 'Part number',
  name: 'Name',
  part_type: 'Part type',
  price_default: 'Price',
  price_date: 'Priced on',
  replaceHours: 'Replace hours',
  refinishHours: 'Refinish hours',
  regions: 'Regions',
};

/** The parts' sort order, and their grouping by side. */
export function OrderMenu({ address, onChange }: OrderMenuProps) {
  const { sort, descending, group } = address;
  const isDown = descending === 'yes';
  const runAction = (id: string) => {
    const by = partSorts.find((one) => one === id);
    if (by === undefined)
      onChange(withChange(address, { sort: undefined, descending: undefined, group: undefined }));
    else
      onChange(
        withChange(address, {
          sort: by,
          group: undefined,
          descending: by === sort && !isDown ? 'yes' : undefined,
        }),
      );
  };
  const order =
    group === undefined && sort !== undefined ? `${sortLabels[sort]} ${isDown ? '↓' : '↑'}` : 'Order';
  return (
    <>
      <Menu
        label="Order"
        items={[
          { id: 'book', label: 'As in the book' },
          'line',
          ...partSorts.map((id) => ({
            id,
            label: id === sort ? `${sortLabels[id]} ${isDown ? '↑' : '↓'}` : sortLabels[id],
          })),
        ]}
        onAction={runAction}
        trigger={
          <Button variant="ghost" icon={<ArrowDownUp aria-hidden="true" />}>
            {order}
          </Button>
        }
      />
      <Button
        variant="ghost"
        icon={<Group aria-hidden="true" />}
        aria-pressed={group === 'side'}
        onPress={() => onChange(withChange(address, { group: group === 'side' ? undefined : 'side' }))}
      >
        By side
      </Button>
    </>
  );
}
