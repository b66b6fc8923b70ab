import { readHouseValues } from '@dre/core/contract/catalogue/catalogue';
import { readSettings } from '@dre/core/contract/account/settings';
import { deleteTemplate, listTemplates } from '@dre/core/contract/estimates/templates';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useMemo, useState } from 'react';
import { amount } from '../../../lib/text/format.ts';
import { problemText, useAction } from '../../../lib/calls/use-action.ts';
import { useQuery } from '../../../lib/calls/use-query.ts';
import { When } from '../../../lib/text/when.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Menu } from '../../../ui/overlays/Menu.tsx';
import { type Column, Table } from '../../../ui/layout/Table.tsx';
import { useConfirm } from '../../../ui/overlays/use-confirm.tsx';
import { useLoadingVisible } from '../../../ui/feedback/use-loading-visible.ts';
import { vehicleTypeLabels } from '@dre/core/domain/catalogue/vehicle-type-labels';
import { useBook } from '../../catalogue/book/use-book.ts';
import { RenameTemplateDialog, TemplatePreview } from './template-dialogs.tsx';
import { type TemplateChoice, templateChoices } from './template-choices.ts';
import { type TemplateExample, templateExample } from './template-example.ts';
import styles from './templates.module.css';

interface TemplateRow extends TemplateChoice {
  readonly example: TemplateExample | undefined;
}

/** Recurring work: the company's own templates, and the starters of the book. */
export function TemplatesPage() {
  const { data, error: problem, refetch } = useQuery(listTemplates, {});
  const house = useQuery(readHouseValues, {});
  const book = useBook({ houseRevision: house.data?.revision ?? 0 });
  const settings = useQuery(readSettings, {});
  const [opened, setOpened] = useState<{ readonly what: 'preview' | 'rename'; readonly row: TemplateRow }>();
  const { confirm, dialog } = useConfirm();
  const action = useAction();
  const isReady = data !== undefined && book.kind === 'open';
  const rows = useTemplateRows(data?.items, book, settings.data?.settings.profiles[0]?.profile);
  const isSkeletonShown = useLoadingVisible(!isReady && problem === undefined);
  const remove = async (row: TemplateRow) => {
    const message = 'It is gone for everybody of the company. Estimates keep the lines it brought.';
    const heading = `Delete “${row.name}”?`;
    if (!(await confirm({ heading, message, cancel: true, destructive: true }))) return;
    if (await action.run(deleteTemplate, { params: { id: row.id } }, 'The template is deleted.')) refetch();
  };
  const runAction = (row: TemplateRow, what: string) => {
    if (what === 'delete') void remove(row);
    else if (what === 'preview' || what === 'rename') setOpened({ what, row });
  };
  const close = () => setOpened(undefined);
  return (
    <>
      <div className={styles['top']}>
        <h1>Templates</h1>
        <p className={styles['note']}>
          Save lines of any estimate as a template in the builder, and insert it into another.
        </p>
      </div>
      {action.problem && (
        <div className={styles['notice']}>
          <Alert tone="error" role="alert">
            {problemText(action.problem)}
          </Alert>
        </div>
      )}
      <Card padding="none">
        {problem ? (
          <ErrorState
            title="The templates could not be read"
            actions={<Button onPress={refetch}>Try again</Button>}
          >
            {problemText(problem)}
          </ErrorState>
        ) : (
          <Table
            caption="Templates"
            columns={[...columns, menuColumn(data?.mayChange === true, runAction)]}
            rows={rows}
            rowKey={({ id }) => id}
            skeletonRows={isSkeletonShown ? 8 : 0}
          />
        )}
      </Card>
      {opened?.what === 'preview' && <TemplatePreview {...opened.row} onClose={close} />}
      {opened?.what === 'rename' && (
        <RenameTemplateDialog choice={opened.row} onClose={close} onChanged={refetch} />
      )}
      {dialog}
    </>
  );
}

function useTemplateRows(
  own: Parameters<typeof templateChoices>[0] | undefined,
  book: ReturnType<typeof useBook>,
  profile: Parameters<typeof templateExample>[2] | undefined,
): readonly TemplateRow[] {
  const opened = book.kind === 'open' ? book.book : undefined;
  const contents = book.kind === 'open' ? book.contents : undefined;
  return useMemo(() => {
    if (own === undefined || opened === undefined || contents === undefined) return [];
    return templateChoices(own, contents, null).map((choice) => ({
      ...choice,
      example: profile && templateExample(choice, { book: opened, contents }, profile),
    }));
  }, [own, opened, contents, profile]);
}

const columns: readonly Column<TemplateRow>[] = [
  {
    id: 'name',
    header: 'Template',
    isRowHeader: true,
    cell: ({ name, isStarter }) => (
      <span className={styles['name']}>
        {name} {isStarter && <Badge tone="neutral">Starter</Badge>}
      </span>
    ),
  },
  {
    id: 'types',
    header: 'For',
    cell: ({ vehicleTypes }) =>
      vehicleTypes.length === 0
        ? 'Every vehicle'
        : vehicleTypes.map((type) => vehicleTypeLabels[type]).join(', '),
  },
  { id: 'lines', header: 'Lines', isNumeric: true, cell: ({ lines }) => lines.length },
  {
    id: 'total',
    header: 'Today, on an example',
    isNumeric: true,
    cell: ({ example }) => (example === undefined ? '–' : amount(example.total)),
  },
  {
    id: 'made',
    header: 'Made by',
    isName: true,
    cell: ({ madeBy, madeAt }) =>
      madeBy === null || madeAt === null ? (
        'The book'
      ) : (
        <>
          {madeBy}, <When at={madeAt} />
        </>
      ),
  },
];

function menuColumn(
  mayChange: boolean,
  onAction: (row: TemplateRow, what: string) => void,
): Column<TemplateRow> {
  return {
    id: 'menu',
    header: 'Actions',
    isActions: true,
    cell: (row) => (
      <Menu
        label={`Actions for ${row.name}`}
        items={[
          { id: 'preview', label: 'Preview' },
          ...(mayChange && !row.isStarter
            ? [
                { id: 'rename', label: 'Rename…' },
                { id: 'delete', label: 'Delete', isDanger: true },
              ]
            : []),
        ]}
        onAction={(what) => onAction(row, what)}
        trigger={
          <Button
            variant="ghost"
            iconOnly
            aria-label={`Actions for ${row.name}`}
            icon={<Ellipsis aria-hidden="true" />}
          />
        }
      />
    ),
  };
}
