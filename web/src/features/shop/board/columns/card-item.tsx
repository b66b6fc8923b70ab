import Ellipsis from 'lucide-react/icons/ellipsis';
import { memo } from 'react';
import { Button } from '../../../../ui/actions/Button.tsx';
import { Menu } from '../../../../ui/overlays/Menu.tsx';
import { BoardCard, type BoardCardProps, MiniCard } from '../cards/board-card.tsx';
import styles from './columns.module.css';

export type CardAction = 'move' | 'hold' | 'promise' | 'move-unit';

export interface ItemContext {
  readonly names: ReadonlyMap<string, string>;
  readonly isWall: boolean;
  /** Columns are wide enough for a photo on each card. */
  readonly hasPhotos?: boolean;
  /** The actions this person may take. */
  readonly actions: readonly CardAction[];
  readonly onAction: (id: string, action: CardAction) => void;
}

interface CardItemProps extends Pick<BoardCardProps, 'facts' | 'isActive' | 'isDim'> {
  readonly context: ItemContext;
  readonly isMini?: boolean;
  /** It is pointed at or in focus: the others do without the weight of a menu. */
  readonly hasMenu: boolean;
}

const labels: Readonly<Record<CardAction, { readonly label: string; readonly keys?: string }>> = {
  move: { label: 'Move to…', keys: 'M' },
  hold: { label: 'Hold…', keys: 'H' },
  promise: { label: 'Promise…', keys: 'P' },
  'move-unit': { label: 'Move the unit…' },
};

/** A card and the menu that does by press all that a drag or a key does. */
export const CardItem = memo(function CardItem({
  facts,
  isActive,
  isDim,
  context,
  isMini,
  hasMenu,
}: CardItemProps) {
  const { names, isWall, hasPhotos = false, onAction } = context;
  const Card = isMini === true ? MiniCard : BoardCard;
  const isOut = facts.column === 'delivered';
  const actions =
    isWall || isOut ? [] : context.actions.filter((id) => id !== 'move-unit' || facts.column !== 'expected');
  return (
    <>
      <Card
        facts={facts}
        names={names}
        isActive={isActive}
        isDim={isDim}
        isWall={isWall}
        hasPhoto={hasPhotos && facts.card.photo !== undefined}
      />
      {hasMenu && actions.length > 0 && (
        <span className={styles['actions']} data-actions>
          <Menu
            label={`Actions of ${facts.card.number}`}
            items={actions.map((id) => ({ id, ...labels[id] }))}
            onAction={(id) => onAction(facts.id, id as CardAction)}
            trigger={
              <Button
                iconOnly
                tabIndex={-1}
                aria-label={`Actions of ${facts.card.number}`}
                icon={<Ellipsis aria-hidden="true" />}
              />
            }
          />
        </span>
      )}
    </>
  );
});
