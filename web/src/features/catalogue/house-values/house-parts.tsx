import type { BookContents } from '@dre/core/domain/catalogue/book/contents';
import type { HousePart, HouseValues } from '@dre/core/domain/catalogue/house-values/house-values';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { amount } from '../../../lib/text/format.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { type Column, Table } from '../../../ui/layout/Table.tsx';
import { hoursText } from './house-edits.ts';
import { OwnPartDialog } from './own-part-dialog.tsx';

interface HousePartsProps {
  readonly contents: BookContents;
  readonly values: HouseValues;
  readonly isReadOnly: boolean;
  readonly onStage: (values: HouseValues) => void;
}

/** Parts the book does not have. */
export function HouseParts({ contents, values, isReadOnly, onStage }: HousePartsProps) {
  const [isAdding, setAdding] = useState(false);
  const remove = ({ code }: HousePart) =>
    onStage({ ...values, parts: values.parts.filter((part) => part.code !== code) });
  const columns = isReadOnly ? partColumns(contents) : [...partColumns(contents), removeColumn(remove)];
  return (
    <Card
      as="section"
      padding="none"
      heading={<h2>Our own parts</h2>}
      aria-label="Our own parts"
      more={
        !isReadOnly && (
          <Button icon={<Plus aria-hidden="true" />} onPress={() => setAdding(true)}>
            Add a part
          </Button>
        )
      }
    >
      <Table
        caption="Our own parts"
        columns={columns}
        rows={values.parts}
        rowKey={({ code }) => code}
        empty="None yet. A part the book does not have gets a code, a price and its operations here."
      />
      {isAdding && (
        <OwnPartDialog
          contents={contents}
          values={values}
          onStage={onStage}
          onClose={() => setAdding(false)}
        />
      )}
    </Card>
  );
}

function partColumns(contents: BookContents): readonly Column<HousePart>[] {
  const types = new Map(contents.partTypes.map(({ code, name }) => [code, name]));
  const kinds = new Map(contents.operationKinds.map(({ code, name }) => [code, name]));
  return [
    { id: 'name', header: 'Part', isRowHeader: true, cell: ({ name }) => name },
    { id: 'code', header: 'Code', cell: ({ code }) => code },
    { id: 'type', header: 'Part type', cell: ({ partType }) => types.get(partType) ?? partType },
    {
      id: 'operations',
      header: 'Operations',
      cell: ({ operations }) =>
        operations.map((one) => `${kinds.get(one.operation) ?? one.operation} ${hoursText(one)}`).join(', '),
    },
    { id: 'price', header: 'Price', isNumeric: true, cell: ({ price }) => amount(price) },
  ];
}

function removeColumn(onRemove: (part: HousePart) => void): Column<HousePart> {
  return {
    id: 'remove',
    header: 'Actions',
    isActions: true,
    cell: (part) => (
      <Button variant="ghost" aria-label={`Remove ${part.name}`} onPress={() => onRemove(part)}>
        Remove
      </Button>
    ),
  };
}
