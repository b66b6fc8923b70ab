import type { BoardCard } from '@dre/core/domain/shop/board/board-card';
import type { CompanyContext } from '../../../http/calls/authenticator.ts';

/** A repair order's card before and after a batch of edits. */
export interface CardChange {
  readonly before: BoardCard;
  readonly after: BoardCard;
}

/** A feature that acts on changed orders in the same transaction. */
export type OrderFollower = (
  context: Pick<CompanyContext, 'auth' | 'now'>,
  changes: readonly CardChange[],
) => Promise<void>;

const followers = new Set<OrderFollower>();

/** Features built on the shop register here, so that the shop imports none of them. */
export function followOrders(follower: OrderFollower): void {
  followers.add(follower);
}

export async function notifyOrderFollowers(
  context: Pick<CompanyContext, 'auth' | 'now'>,
  changes: readonly CardChange[],
): Promise<void> {
  for (const follower of followers) await follower(context, changes);
}
