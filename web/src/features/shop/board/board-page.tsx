import Monitor from 'lucide-react/icons/monitor';
import { Button } from '../../../ui/actions/Button.tsx';
import { useMedia } from '../../../ui/primitives/use-media.ts';
import { VisuallyHidden } from '../../../ui/primitives/VisuallyHidden.tsx';
import { CrewButton } from '../crew/crew-button.tsx';
import { useShop } from '../open/use-shop.ts';
import { ShopAction } from '../shell/shop-action.tsx';
import { BoardFooter } from './board-footer.tsx';
import styles from './board.module.css';
import { BoardStage } from './board-stage.tsx';
import { useBoard } from './use-board.ts';
import { WallScreen } from './wall-screen.tsx';

/** Every unit of the shop, the reason it waits and since when. */
export function BoardPage() {
  const board = useBoard();
  const isPhone = useMedia('(max-width: 700px)');
  const isTouch = useMedia('(max-width: 1100px)');
  const hasCards = useShop((state) => state.cards.size > 0);
  const { address, show, view, names } = board;
  if (address.isWall) {
    return <WallScreen view={view} names={names} onLeave={() => show({ ...address, isWall: false }, true)} />;
  }
  const toWall = () => {
    // Refused by some browsers; the wall screen fills the window then.
    void document.documentElement.requestFullscreen?.().catch(() => undefined);
    show({ ...address, isWall: true });
  };
  return (
    <div className={styles['page']} data-window>
      <VisuallyHidden>
        <h1>Shop board</h1>
      </VisuallyHidden>
      <ShopAction isOnPhone>
        <CrewButton />
      </ShopAction>
      {hasCards && (
        <ShopAction>
          <Button icon={<Monitor aria-hidden="true" />} onPress={toWall}>
            Wall screen
          </Button>
        </ShopAction>
      )}
      <BoardStage board={board} size={isPhone ? 'phone' : isTouch ? 'tablet' : 'desktop'} />
      <BoardFooter />
    </div>
  );
}
