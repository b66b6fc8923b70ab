import { unitName } from '@dre/core/domain/sharing/unit-name';
import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import { statusOf } from '@dre/core/domain/estimates/model/lifecycle/status';
import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Columns2 from 'lucide-react/icons/columns-2';
import FileText from 'lucide-react/icons/file-text';
import History from 'lucide-react/icons/history';
import Images from 'lucide-react/icons/images';
import Lock from 'lucide-react/icons/lock';
import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { createElement, memo } from 'react';
import { leftScreens } from '../../../../lib/page/left-screens.ts';
import type { EstimateStore } from '../../../../offline/sync/estimate-store.ts';
import { Button } from '../../../../ui/actions/Button.tsx';
import { onDemand, useOnDemand } from '../../../../ui/primitives/on-demand.ts';
import { type Status, StatusChip } from '../../../../ui/feedback/StatusChip.tsx';
import { Tooltip } from '../../../../ui/overlays/Tooltip.tsx';
import { useMedia } from '../../../../ui/primitives/use-media.ts';
import { CommentsTool } from '../../comments/comments-tool.tsx';
import { lifeRequest } from '../../lifecycle/life-requests.ts';
import { useBuilder } from '../builder-context.ts';
import styles from './estimate-bar.module.css';
import { useInSight } from '../in-sight.ts';
import { PaneSwitch } from '../panes/pane-switch.tsx';
import { SaveStateText } from './save-state-text.tsx';
import { useEstimateSelector } from '../../open/use-estimate.ts';
import { undoStepText } from '../undo-text.ts';
import { useUndoRedo } from '../use-undo-redo.ts';

/** The estimate's heading, its save state and its tools. */
export const EstimateBar = memo(function EstimateBar() {
  const { now } = useBuilder();
  const { id, heading, parties, unit, stage, draft } = now.estimate;
  return (
    <Bar
      {...{ id, heading, parties, unit }}
      status={statusOf({ stage, draft })}
      store={now.store}
      photos={now.estimate.photos.length}
      canUndo={now.undoLabel !== null}
      canRedo={now.redoLabel !== null}
      draft={now.mayWrite ? draft : null}
    />
  );
});

interface BarProps extends Pick<Estimate, 'id' | 'heading' | 'parties' | 'unit'>, UndoRedoProps {
  readonly status: Status;
  readonly store: EstimateStore;
  readonly photos: number;
  /** The version that can be locked; null if none can. */
  readonly draft: string | null;
}

/** Re-renders when its own values change, not with every edited line. */
const Bar = memo(function Bar({
  id,
  heading,
  parties,
  unit,
  status,
  store,
  photos,
  draft,
  ...undoRedo
}: BarProps) {
  const vehicle = unitName(unit);
  return (
    <header className={styles['bar']}>
      <div className={styles['which']}>
        <Link
          to="/estimate/my-estimates"
          search={leftScreens.listFrom('')}
          className={styles['back']}
          aria-label="My Estimates"
        >
          <ArrowLeft aria-hidden="true" />
        </Link>
        <h1 className={styles['title']}>
          <span className={styles['number']}>{heading.number}</span>{' '}
          <span className={styles['name']}>{parties.customer.name || 'No name yet'}</span>
        </h1>
        <p className={styles['vehicle']}>
          {vehicle || 'No vehicle yet'}
          {unit.coachVin !== '' && <span className={styles['vin']}>{unit.coachVin}</span>}
        </p>
        <span className={styles['status']}>
          <StatusChip status={status} />
        </span>
        <SaveStateText store={store} />
      </div>
      <PaneSwitch />
      <UndoRedoButtons {...undoRedo} />
      <div className={styles['tools']}>
        <Link
          to="/estimate/$id/new-estimate"
          params={{ id }}
          search={(before) => ({ ...before, step: 'intake' as const })}
          className={styles['history']}
        >
          <ClipboardList aria-hidden="true" />
          <span>Details</span>
        </Link>
        <CollaboratorsInTime store={store} />
        <Link to="/estimate/$id/photos" params={{ id }} search={{}} className={styles['history']}>
          <Images aria-hidden="true" />
          <span>{photos === 0 ? 'Photos' : `Photos ${photos}`}</span>
        </Link>
        <Link to="/estimate/$id/compare" params={{ id }} search={{}} className={styles['history']}>
          <Columns2 aria-hidden="true" />
          <span>Compare</span>
        </Link>
        <Link to="/estimate/$id/history" params={{ id }} search={{}} className={styles['history']}>
          <History aria-hidden="true" />
          <span>History</span>
        </Link>
        <Link to="/estimate/$id/documents" params={{ id }} className={styles['history']}>
          <FileText aria-hidden="true" />
          <span>Documents</span>
        </Link>
        <CommentsTool id={id} store={store} />
        {draft !== null && (
          <Button icon={<Lock aria-hidden="true" />} onPress={() => lifeRequest.set('lock')}>
            {`Lock as ${draft}`}
          </Button>
        )}
      </div>
      <More id={id} draft={draft} />
    </header>
  );
});

const collaborators = onDemand(async () => (await import('../presence/collaborators.tsx')).Collaborators);

/** Loaded on demand: most estimates are open in one place only. */
function CollaboratorsInTime(props: Pick<BarProps, 'store'>) {
  const hasCompany = useEstimateSelector(props.store, (open) => open.collaborators.length > 0);
  const CollaboratorList = useOnDemand(collaborators, hasCompany);
  return CollaboratorList ? createElement(CollaboratorList, props) : null;
}

const moreMenu = onDemand(async () => (await import('./more-menu.tsx')).MoreMenu);

/**
 * Holds the tools where the bar is narrow. On wide windows the menu is loaded last, in case the window gets
 * narrower.
 */
function More(props: { readonly id: string; readonly draft: string | null }) {
  const isInSight = useInSight();
  const isNarrow = useMedia('(max-width: 1099px)');
  const MoreMenu = useOnDemand(moreMenu, isInSight || isNarrow);
  return <div className={styles['more']}>{isNarrow && MoreMenu && createElement(MoreMenu, props)}</div>;
}

interface UndoRedoProps {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

function UndoRedoButtons({ canUndo, canRedo }: UndoRedoProps) {
  const { undo, redo } = useUndoRedo();
  return (
    <div className={styles['undoRedo']}>
      <Tooltip text={<UndoTooltip />}>
        <Button
          variant="ghost"
          iconOnly
          aria-label="Undo"
          isDisabled={!canUndo}
          onPress={undo}
          icon={<Undo2 aria-hidden="true" />}
        />
      </Tooltip>
      <span className={styles['redo']}>
        <Tooltip text={<RedoTooltip />}>
          <Button
            variant="ghost"
            iconOnly
            aria-label="Redo"
            isDisabled={!canRedo}
            onPress={redo}
            icon={<Redo2 aria-hidden="true" />}
          />
        </Tooltip>
      </span>
    </div>
  );
}

function UndoTooltip() {
  const { undoLabel, mayWrite } = useBuilder().now;
  return undoStepText('Undo', undoLabel, mayWrite);
}

function RedoTooltip() {
  const { redoLabel, mayWrite } = useBuilder().now;
  return undoStepText('Redo', redoLabel, mayWrite);
}
