import { readOrderPictures, type LinePhotos } from '@dre/core/contract/shop/parts';
import { useQuery } from '../../../../lib/calls/use-query.ts';
import { useOrderNow } from '../order-context.ts';

/** Photos of the order's lines. */
export function useOrderPictures(): {
  readonly lines: readonly LinePhotos[] | undefined;
  readonly hasFailed: boolean;
} {
  const { order } = useOrderNow();
  const { data, error } = useQuery(readOrderPictures, { params: { id: order.id } }, order.id);
  return { lines: data?.lines, hasFailed: error !== undefined };
}
