import type { ShopWriteRefusal } from '../../../offline/shop/apply-order-changes.ts';
import { InlineError } from '../../../ui/fields/InlineError.tsx';
import { onDemand, useOnDemand } from '../../../ui/primitives/on-demand.ts';

const sentences = onDemand(async () => (await import('./shop-sentences.ts')).shopRefusalSentence);

interface ShopRefusalProps {
  readonly id: string;
  readonly refusal: ShopWriteRefusal | undefined;
}

/** The reason a change was not done. Its words are fetched when first needed. */
export function ShopRefusal({ id, refusal }: ShopRefusalProps) {
  const sentence = useOnDemand(sentences, refusal !== undefined);
  if (refusal === undefined || sentence === undefined) return null;
  return <InlineError id={id}>{sentence(refusal)}</InlineError>;
}
