import { type Static, Type } from 'typebox';
import { noticeKinds } from '../../domain/shop/notices/staff-notice.ts';
import { exact } from '../estimates/edits/values.ts';
import { endpoint } from '../endpoint.ts';
import { Count } from '../numbers.ts';
import { orNull } from '../paging.ts';
import { Instant } from './shop-records.ts';

const Kind = Type.Enum(noticeKinds);

const Notice = Type.Object({
  id: Type.String(),
  kind: Kind,
  orderId: orNull(Type.String()),
  /** The estimate of a notice that is about no order. */
  estimateId: orNull(Type.String()),
  /** The finding of the order it is about. */
  findingId: orNull(Type.String()),
  orderNumber: Type.String(),
  text: Type.String(),
  at: Type.String(),
  isRead: Type.Boolean(),
});
export type Notice = Static<typeof Notice>;

export const readNotices = endpoint({
  method: 'GET',
  path: '/api/shop/notices',
  feature: 'shop',
  scope: 'company',
  summary: 'The newest notices to the caller, and the kinds that are mailed to them',
  reply: Type.Object({ items: Type.Array(Notice), unread: Count, mailed: Type.Array(Kind) }),
  refusals: ['forbidden'],
});

export const markNoticesRead = endpoint({
  method: 'POST',
  path: '/api/shop/notices/read',
  feature: 'shop',
  scope: 'company',
  summary: 'Mark every notice up to an instant as read, on all devices',
  body: Type.Object({ until: Instant }, exact),
  reply: Type.Object({ unread: Count }),
  refusals: ['forbidden'],
});

export const chooseMailedNotices = endpoint({
  method: 'PUT',
  path: '/api/shop/notices/mailed',
  feature: 'shop',
  scope: 'company',
  summary: 'Choose the kinds of notices that are also mailed to the caller',
  body: Type.Object({ mailed: Type.Array(Kind, { maxItems: noticeKinds.length, uniqueItems: true }) }, exact),
  reply: Type.Object({ mailed: Type.Array(Kind) }),
  refusals: ['forbidden'],
});

export const requestWork = endpoint({
  method: 'POST',
  path: '/api/shop/ask-for-work',
  feature: 'shop',
  scope: 'company',
  summary: 'Tell the foremen that the caller has nothing to do; once an hour',
  reply: Type.Object({ told: Count }),
  refusals: ['forbidden', 'conflict'],
});
