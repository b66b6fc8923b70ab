import type { BoardColumn } from '@dre/core/domain/shop/board/column';
import { useCompanyZone } from '../../../session/company-zone.ts';
import { HoldDialog } from '../../dialogs/hold-dialog.tsx';
import { MoveUnitDialog } from '../../dialogs/move-unit-dialog.tsx';
import { PromiseDialog } from '../../dialogs/promise-dialog.tsx';
import { useToday } from '../../open/shop-day.ts';
import { useShopStore } from '../../open/use-shop.ts';
import type { CardAction } from '../columns/card-item.tsx';
import { boardView, factsOf } from '../view/board-view.ts';
import { movedSentence } from '../view/board-text.ts';
import { MoveCardDialog } from './move-card-dialog.tsx';

export interface CardQuestion {
  readonly id: string;
  readonly action: CardAction;
  /** The column a card was dropped on. */
  readonly to: BoardColumn | null;
}

const everything = { find: '', estimator: [], insurer: [], hold: [] };

/** The dialog a key, a menu or a drop opened. */
export function CardDialogs({
  question,
  onClose,
}: {
  readonly question: CardQuestion | null;
  readonly onClose: () => void;
}) {
  const store = useShopStore();
  const today = useToday();
  const zone = useCompanyZone();
  if (question === null) return null;
  const { id, action, to } = question;
  const dialog = { orderId: id, onClose };
  switch (action) {
    case 'hold':
      return <HoldDialog {...dialog} />;
    case 'promise':
      return <PromiseDialog {...dialog} />;
    case 'move-unit':
      return <MoveUnitDialog {...dialog} />;
    case 'move': {
      const moved = (column: BoardColumn) => {
        const { cards, onClock } = store.state();
        const { columns } = boardView(factsOf({ cards, onClock, today, zone }), everything);
        const reached = columns.find((one) => one.column === column);
        return reached === undefined ? '' : movedSentence(cards.get(id)?.card.number ?? '', reached, id);
      };
      return <MoveCardDialog {...dialog} to={to} moved={moved} />;
    }
  }
}
