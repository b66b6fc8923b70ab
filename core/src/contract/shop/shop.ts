import { type Static, Type } from 'typebox';
import type { BoardCard } from '../../domain/shop/board/board-card.ts';
import type { Stage } from '../../domain/estimates/model/estimate.ts';
import type { ClockTarget } from '../../domain/shop/model/clock-entry.ts';
import type { CrewMember } from '../../domain/shop/model/crew-member.ts';
import type { RepairOrder } from '../../domain/shop/model/repair-order.ts';
import type { ShopEdit } from '../../domain/shop/model/shop-edit.ts';
import { shopLimits } from '../../domain/shop/model/shop-limits.ts';
import type { ShopLocation } from '../../domain/shop/model/shop-location.ts';
import type { ShopRefusal } from '../../domain/shop/model/shop-refusal.ts';
import type { ShopSettings } from '../../domain/shop/model/shop-settings.ts';
import { exact } from '../estimates/edits/values.ts';
import { endpoint } from '../endpoint.ts';
import { Count, CountInAddress } from '../numbers.ts';
import { Id, OneId, orNull } from '../paging.ts';
import { paragraph } from '../text-fields.ts';
import { shopEditSchema } from './shop-edits.ts';
import { AbsenceRecord, CrewRecord, LocationRecord, SettingsSchema } from './shop-records.ts';

export const shopCallLimits = {
  /** Edits of one batch, and of one page read. */
  edits: 500,
  batchBytes: 1024 * 1024,
  historyPage: 50,
} as const;

/** Orders, edits and cards are returned unchecked: they contain only values validated on input, and the results of those. */
const OrderDocument = Type.Unsafe<RepairOrder>(Type.Unknown());
const StoredShopEdit = Type.Unsafe<ShopEdit>(Type.Unknown());
const CardDocument = Type.Unsafe<BoardCard>(Type.Unknown());

export type ShopEditOutcome =
  | { readonly kind: 'applied' }
  | { readonly kind: 'refused'; readonly refusal: ShopRefusal | { readonly kind: 'not-your-role' } };
const Outcome = Type.Unsafe<ShopEditOutcome>(Type.Unknown());

/** The estimate behind an order. Contacts are empty for technicians. */
export const OrderEstimate = Type.Object({
  id: Type.String(),
  number: Type.String(),
  vehicle: Type.String(),
  customer: Type.String(),
  insurer: Type.String(),
  claim: Type.String(),
  estimator: Type.String(),
  /** Decides holds: an estimate may become void while its unit is in the shop. */
  stage: Type.Unsafe<Stage>(Type.String()),
  voidSince: orNull(Type.String()),
});
export type OrderEstimate = Static<typeof OrderEstimate>;

/** A person on the clock now. A technician reads only themselves. */
const OnClock = Type.Object({
  crew: Type.String(),
  target: Type.Unsafe<ClockTarget>(Type.Unknown()),
  /** Milliseconds since 1970. */
  since: Type.Integer(),
});
export type OnClock = Static<typeof OnClock>;

const Card = Type.Object({ card: CardDocument, estimate: OrderEstimate });
export type ShopCard = Static<typeof Card>;

/** An approved estimate without a repair order. */
const ApprovedEstimate = Type.Object({
  id: Type.String(),
  number: Type.String(),
  vehicle: Type.String(),
  customer: Type.String(),
  since: Type.String(),
});

export const readShop = endpoint({
  method: 'GET',
  path: '/api/shop',
  feature: 'shop',
  scope: 'company',
  summary:
    'The shop: its settings, locations and crew, every open repair order as a card, and approved estimates without one',
  reply: Type.Object({
    isOn: Type.Boolean(),
    /** Of the settings; 0 until they are first stored. */
    revision: Count,
    settings: Type.Unsafe<ShopSettings>(Type.Unknown()),
    locations: Type.Array(
      Type.Object({ location: Type.Unsafe<ShopLocation>(Type.Unknown()), revision: Count }),
    ),
    crew: Type.Array(Type.Object({ member: Type.Unsafe<CrewMember>(Type.Unknown()), revision: Count })),
    /** Those who sign in, for linking crew to them; only for whoever may change the crew. */
    people: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
    /** The caller's own crew id. */
    me: orNull(Type.String()),
    /** Orders that are open, or were delivered in the last seven days. */
    cards: Type.Array(Card),
    onClock: Type.Array(OnClock),
    waiting: Type.Array(ApprovedEstimate),
    /** Edits of the shop so far; the stream goes on from here. */
    place: Count,
  }),
  refusals: ['forbidden'],
});

export const changeShop = endpoint({
  method: 'PUT',
  path: '/api/shop',
  feature: 'shop',
  scope: 'company',
  summary: 'Switch the shop on or off and change its settings; refused if somebody changed them meanwhile',
  body: Type.Object({ revision: Count, isOn: Type.Boolean(), settings: SettingsSchema }, exact),
  reply: Type.Object({ revision: Count }),
  refusals: ['forbidden', 'conflict'],
});

const recordCall = {
  feature: 'shop',
  scope: 'company',
  refusals: ['forbidden', 'not-found', 'conflict'],
} as const;
const Stored = Type.Object({ revision: Count });

export const putLocation = endpoint({
  ...recordCall,
  method: 'PUT',
  path: '/api/shop/locations/:id',
  summary: 'Store a bay, booth or yard; revision 0 adds it',
  params: OneId,
  body: Type.Object({ revision: Count, isRemoved: Type.Boolean(), location: LocationRecord }, exact),
  reply: Stored,
});

export const putCrewMember = endpoint({
  ...recordCall,
  method: 'PUT',
  path: '/api/shop/crew/:id',
  summary: 'Store a member of the crew; revision 0 adds them, removing ends their planning and their clock',
  params: OneId,
  body: Type.Object({ revision: Count, isRemoved: Type.Boolean(), member: CrewRecord }, exact),
  reply: Stored,
});

export const addCrewAbsence = endpoint({
  ...recordCall,
  method: 'POST',
  path: '/api/shop/crew/:id/absences',
  summary:
    'Enter days away of a member of the crew under an id made by the browser; sent again, they count once',
  params: OneId,
  body: Type.Object({ absence: AbsenceRecord }, exact),
  reply: Stored,
});

export const removeCrewAbsence = endpoint({
  ...recordCall,
  method: 'DELETE',
  path: '/api/shop/crew/:id/absences/:absence',
  summary: 'Take days away of a member of the crew back; without effect if they are gone',
  params: Type.Object({ id: Id, absence: Id }, exact),
  reply: Stored,
});

export const OrderReply = Type.Object({
  order: OrderDocument,
  revision: Count,
  /** SHA-256 of the order's canonical JSON, as this role reads it. */
  checksum: Type.String(),
  estimate: OrderEstimate,
  /** Place of the last edit of the shop this order contains. */
  place: Count,
});
export type RepairOrderReply = Static<typeof OrderReply>;

export const openRepairOrder = endpoint({
  method: 'POST',
  path: '/api/shop/orders',
  feature: 'shop',
  scope: 'company',
  summary:
    'Open the repair order of an approved estimate under an id made by the browser; an order it has is answered',
  body: Type.Object({ id: Id, estimateId: Id, device: Id }, exact),
  reply: OrderReply,
  refusals: ['forbidden', 'not-found', 'conflict'],
});

export const readRepairOrder = endpoint({
  method: 'GET',
  path: '/api/shop/orders/:id',
  feature: 'shop',
  scope: 'company',
  summary: 'One repair order as it stands; a technician reads own orders, without prices and contacts',
  params: OneId,
  reply: OrderReply,
  refusals: ['forbidden', 'not-found'],
});

export const readOrderOfEstimate = endpoint({
  method: 'GET',
  path: '/api/estimates/:id/repair-order',
  feature: 'shop',
  scope: 'company',
  summary: 'The repair order of an estimate; null while it has none',
  params: OneId,
  reply: orNull(Type.Object({ id: Type.String(), number: Type.String() })),
  refusals: ['forbidden', 'not-found'],
});

export const authorizeAtOwnRisk = endpoint({
  method: 'POST',
  path: '/api/shop/orders/:id/own-risk',
  feature: 'shop',
  scope: 'company',
  summary: 'Begin the work of a version nobody agreed to yet, with a reason',
  params: OneId,
  body: Type.Object(
    {
      editId: Id,
      device: Id,
      version: Type.String({ pattern: '^(E01|S[0-9]{2,4})$' }),
      reason: paragraph(shopLimits.text),
    },
    exact,
  ),
  reply: OrderReply,
  refusals: ['forbidden', 'not-found', 'conflict'],
});

/** An applied edit; all devices apply them in this order. */
const ShopEntry = Type.Object({
  place: Count,
  order: Type.String(),
  revision: Count,
  edit: StoredShopEdit,
  device: Type.String(),
});
export type ShopEntry = Static<typeof ShopEntry>;

const SentOutcome = Type.Object({
  id: Type.String(),
  revision: orNull(Count),
  outcome: Outcome,
  /** The stored edit: signed, and with the server's own values. */
  edit: StoredShopEdit,
});
export type SentShopOutcome = Static<typeof SentOutcome>;

export const sendShopEdits = endpoint({
  method: 'POST',
  path: '/api/shop/edits',
  feature: 'shop',
  scope: 'company',
  summary:
    'Edits of one device to any orders, in the order they were made, all kept or none; sent again, each counts once',
  body: Type.Object(
    {
      device: Id,
      edits: Type.Array(Type.Object({ order: Id, edit: shopEditSchema }, exact), {
        minItems: 1,
        maxItems: shopCallLimits.edits,
      }),
    },
    exact,
  ),
  reply: Type.Object({
    place: Count,
    /** One outcome per edit, in the order sent. */
    outcomes: Type.Array(SentOutcome),
    cards: Type.Array(Card),
  }),
  refusals: ['forbidden', 'not-found', 'conflict', 'too-large'],
  bodyBytes: shopCallLimits.batchBytes,
});

export const readShopEdits = endpoint({
  method: 'GET',
  path: '/api/shop/edits',
  feature: 'shop',
  scope: 'company',
  summary:
    'The edits applied in the shop after a place, oldest first, a page at a time, with the cards they changed',
  query: Type.Object({ since: CountInAddress }, exact),
  reply: Type.Object({
    entries: Type.Array(ShopEntry),
    cards: Type.Array(Card),
    /** Everything up to here was read; `hasMore` says whether there is another page. */
    place: Count,
    hasMore: Type.Boolean(),
  }),
  refusals: ['forbidden'],
});

const ShopHistoryEntry = Type.Object({
  place: Count,
  revision: orNull(Count),
  edit: StoredShopEdit,
  outcome: Outcome,
});
export type ShopHistoryEntry = Static<typeof ShopHistoryEntry>;

export const readShopHistory = endpoint({
  method: 'GET',
  path: '/api/shop/orders/:id/history',
  feature: 'shop',
  scope: 'company',
  summary: 'Everything that was sent to a repair order and what became of it, newest first',
  params: OneId,
  query: Type.Object({ before: Type.Optional(CountInAddress) }, exact),
  reply: Type.Object({ items: Type.Array(ShopHistoryEntry), next: orNull(Count) }),
  refusals: ['forbidden', 'not-found'],
});

const ShopStreamEvent = Type.Union([
  Type.Object({
    kind: Type.Literal('edits'),
    entries: Type.Array(ShopEntry),
    cards: Type.Array(Card),
    place: Count,
  }),
  /** The caller may have new notices. */
  Type.Object({ kind: Type.Literal('notices') }),
  Type.Object({ kind: Type.Literal('clock'), onClock: Type.Array(OnClock) }),
  /** Settings, locations or crew changed. */
  Type.Object({ kind: Type.Literal('settings') }),
]);
export type ShopStreamEvent = Static<typeof ShopStreamEvent>;

export const streamShop = endpoint({
  method: 'GET',
  path: '/api/shop/stream',
  feature: 'shop',
  scope: 'company',
  summary: 'What happens in the shop after a place, as it happens; it ends with the session',
  query: Type.Object({ since: CountInAddress }, exact),
  reply: ShopStreamEvent,
  refusals: ['forbidden', 'not-found', 'too-many-requests'],
  stream: 'events',
});
