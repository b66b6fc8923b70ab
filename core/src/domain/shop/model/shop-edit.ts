import type { RvUnit } from '../../estimates/model/estimate.ts';
import type { VersionLabel } from '../../estimates/model/lifecycle/version.ts';
import type { Department, Phase } from './departments.ts';
import type { GivenHold } from './hold.ts';
import type {
  GivenExpectedDay,
  GivenPartCheck,
  GivenPartOrder,
  GivenReceipt,
  GivenReturn,
} from './repair-part.ts';
import type {
  GivenCheckResult,
  GivenDelivery,
  GivenFinding,
  GivenOrderPhoto,
  GivenOuting,
  GivenPromise,
  GivenStepPlan,
} from './repair-order.ts';
import type { ShopLocation, UnitMeasures } from './shop-location.ts';
import type { Signature } from './signature.ts';
import type { PayerReplies, VersionWork } from './version-work.ts';

/** Everything that can happen to a repair order. The server signs every edit. */
export type ShopEdit = { readonly id: string; readonly takesBack?: ShopUndoTarget } & Signature & ShopChange;

/** The target of an undo: it applies only while the order still holds the value the undone edit wrote. */
export interface ShopUndoTarget {
  readonly edit: string;
  /** A fingerprint of the written value. */
  readonly wrote: string;
}

export type ShopChange =
  | LifecycleChange
  | PlanChange
  | HoldChange
  | TaskChange
  | PartChange
  | SubletChange
  | CheckChange
  | PhotoChange
  | WithdrawChange;

export type ShopEditKind = ShopChange['kind'];

type LifecycleChange =
  | {
      readonly kind: 'open-order';
      readonly number: string;
      readonly estimateId: string;
      readonly unit: UnitMeasures & { readonly type: RvUnit['vehicleType'] };
    }
  | {
      readonly kind: 'authorize-version';
      readonly version: VersionLabel;
      /**
       * `awaiting` makes the version known before anybody agreed. `declined` ends it: `work` is then that of the
       * version which stays in force.
       */
      readonly how: 'awaiting' | 'agreed' | 'own-risk' | 'declined';
      readonly name: string;
      readonly reason: string;
      /** Of a version that is waited for; absent in edits stored before answers were told apart. */
      readonly replies?: PayerReplies;
      /** The server derives it from the locked version, whatever was sent. */
      readonly work: VersionWork;
    }
  | { readonly kind: 'set-drop-off'; readonly day: string | null }
  | { readonly kind: 'promise'; readonly promise: GivenPromise }
  | {
      readonly kind: 'check-in';
      readonly visitId: string;
      readonly location: ShopLocation | null;
      /** Measures taken now; null keeps the present value. */
      readonly measured: UnitMeasures;
    }
  | { readonly kind: 'deliver'; readonly delivery: GivenDelivery }
  | { readonly kind: 'reopen'; readonly reason: string }
  | { readonly kind: 'void-order'; readonly reason: string };

type PlanChange =
  | {
      readonly kind: 'move-unit';
      readonly moveId: string;
      /** The location's values at that time, so that replaying the log gives the same outcome. */
      readonly location: ShopLocation | null;
    }
  | { readonly kind: 'assign-step'; readonly step: string; readonly plan: GivenStepPlan }
  | { readonly kind: 'pin-step'; readonly step: string }
  | { readonly kind: 'unpin-step'; readonly step: string };

type HoldChange =
  /** A hold that was released is placed again under its id. */
  | { readonly kind: 'place-hold'; readonly hold: GivenHold }
  | { readonly kind: 'release-hold'; readonly holdId: string };

/** Shop work of its own: its sold minutes are always 0. */
export interface NewShopTask {
  readonly key: string;
  readonly description: string;
  readonly department: Department;
  readonly phase: Phase;
  readonly people: 1 | 2;
}

type TaskChange =
  | {
      readonly kind: 'move-task';
      readonly task: string;
      /** Null returns to the route. */
      readonly to: { readonly department: Department; readonly phase: Phase } | null;
    }
  | { readonly kind: 'tick-task'; readonly task: string }
  | { readonly kind: 'untick-task'; readonly task: string }
  | { readonly kind: 'skip-task'; readonly task: string; readonly reason: string }
  | { readonly kind: 'add-shop-task'; readonly task: NewShopTask }
  | { readonly kind: 'report-finding'; readonly finding: GivenFinding };

type PartChange =
  | { readonly kind: 'order-part'; readonly part: string; readonly order: GivenPartOrder }
  | { readonly kind: 'expect-part'; readonly part: string; readonly expected: GivenExpectedDay }
  | { readonly kind: 'receive-part'; readonly part: string; readonly receipt: GivenReceipt }
  | {
      readonly kind: 'check-part';
      readonly part: string;
      readonly receipt: string;
      readonly check: GivenPartCheck;
    }
  | { readonly kind: 'return-part'; readonly part: string; readonly returned: GivenReturn };

type SubletChange =
  | { readonly kind: 'send-out'; readonly outing: GivenOuting }
  | { readonly kind: 'take-back'; readonly outingId: string };

type CheckChange =
  | { readonly kind: 'pass-check'; readonly check: string; readonly result: GivenCheckResult }
  | { readonly kind: 'fail-check'; readonly check: string; readonly result: GivenCheckResult };

type PhotoChange =
  | { readonly kind: 'add-photo'; readonly photo: GivenOrderPhoto }
  /** The server takes the file from the order or its estimate, whatever was sent. */
  | { readonly kind: 'release-photo'; readonly photo: { readonly id: string; readonly file: string } }
  | { readonly kind: 'withhold-photo'; readonly photoId: string };

/** Records an undo, or a person who was mistaken, can withdraw. */
export const withdrawableRecords = [
  'promise',
  'visit',
  'hold',
  'shop-task',
  'finding',
  'part-order',
  'expected-day',
  'receipt',
  'part-check',
  'return',
  'outing',
  'check-result',
  'photo',
] as const;
export type WithdrawableRecord = (typeof withdrawableRecords)[number];

interface WithdrawChange {
  readonly kind: 'withdraw-record';
  readonly record: WithdrawableRecord;
  readonly recordId: string;
}
