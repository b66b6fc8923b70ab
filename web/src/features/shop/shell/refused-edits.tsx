import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { shopRefusalSentence } from '../open/shop-sentences.ts';
import { useShop, useShopStore } from '../open/use-shop.ts';
import styles from './shop-shell.module.css';

/** Changes the server did not apply, each with its reason, until they were read. */
export function RefusedEdits() {
  const store = useShopStore();
  const refused = useShop((state) => state.refused);
  const cards = useShop((state) => state.cards);
  if (refused.length === 0) return null;
  return (
    <div className={styles['refused']}>
      {refused.map(({ id, order, refusal }) => (
        <Alert
          key={id}
          tone="error"
          role="alert"
          title={`Not done on ${cards.get(order)?.card.number ?? 'this order'}`}
          actions={<Button onPress={() => store.forgetRefused(id)}>Close</Button>}
        >
          {shopRefusalSentence(refusal)}
        </Alert>
      ))}
    </div>
  );
}
