import { Link } from '@tanstack/react-router';
import FileDown from 'lucide-react/icons/file-down';
import FileUp from 'lucide-react/icons/file-up';
import Library from 'lucide-react/icons/library';
import Plus from 'lucide-react/icons/plus';
import { Button } from '../../../../ui/actions/Button.tsx';
import { LinkButton } from '../../../../ui/actions/LinkButton.tsx';
import { ReviewLink } from '../review-link.tsx';
import type { DraftEditor } from '../use-draft-editor.ts';
import listStyles from '../../../../lib/components/list-page.module.css';
import styles from './parts.module.css';

interface PartsHeadProps {
  readonly editor: DraftEditor;
  readonly total: number | undefined;
  readonly isNarrowed: boolean;
  readonly onNew: () => void;
}

export function PartsHead({ editor, total, isNarrowed, onNew }: PartsHeadProps) {
  const { draft } = editor;
  const facts = [
    total !== undefined && `${number(total)} ${total === 1 ? 'part' : 'parts'}${isNarrowed ? ' found' : ''}`,
    draft && isNarrowed && `of ${number(draft.parts)}`,
    draft?.edition != null && `over edition ${String(draft.edition)}`,
  ];
  return (
    <div className={listStyles['top']}>
      <h1>All Parts</h1>
      <output className={listStyles['count']}>{facts.filter(Boolean).join(', ')}</output>
      {draft !== undefined && draft.partsWithoutRegion > 0 && (
        <Link to="/admin/parts" search={{ only: 'no-region' }} className={styles['without'] ?? ''}>
          {number(draft.partsWithoutRegion)} without a region
        </Link>
      )}
      <div className={styles['actions']}>
        <ReviewLink changes={editor.changes} />
        <LinkButton
          icon={<Library aria-hidden="true" />}
          render={(look) => <Link to="/admin/editions" {...look} />}
        >
          Editions
        </LinkButton>
        <LinkButton
          icon={<FileUp aria-hidden="true" />}
          render={(look) => <Link to="/admin/import" {...look} />}
        >
          Import
        </LinkButton>
        <LinkButton
          icon={<FileDown aria-hidden="true" />}
          render={(look) => <Link to="/admin/import" {...look} />}
        >
          Export
        </LinkButton>
        <Button variant="primary" icon={<Plus aria-hidden="true" />} onPress={onNew}>
          New part
        </Button>
      </div>
    </div>
  );
}

function number(value: number): string {
  return value.toLocaleString('en-US');
}
