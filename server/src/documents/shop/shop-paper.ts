import type { Letterhead } from '@dre/core/domain/account/settings';
import type { Paper } from '@dre/core/domain/documents/document-kinds';
import type { Department, Phase } from '@dre/core/domain/shop/model/departments';
import type { PurchaseLine, PurchaseOrder } from '@dre/core/domain/shop/model/purchase-order';
import type { Delivery } from '@dre/core/domain/shop/model/repair-order';
import type { Minutes } from '@dre/core/domain/units';
import type { NamedSide } from '../estimate/order.ts';
import type { DrawnLine, DrawnUnit } from '../estimate/drawings.ts';

/** The whole content of a document of the shop. Plain data, because it is sent to another thread. */
export type ShopPaper = PurchasePaper | WorkPaper | DeliveryPaper;

interface PaperHead {
  readonly paper: Paper;
  readonly letterhead: Letterhead;
  readonly logo: Uint8Array | null;
  readonly sides: readonly NamedSide[];
  /** The time of the content. */
  readonly madeAt: string;
  readonly printedOn: string;
  /** The company's time zone. */
  readonly zone: string;
}

export interface PaperPhoto {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly takenAt: string | null;
  /** Millionths of the photo's width and height. */
  readonly pin: { readonly x: number; readonly y: number } | null;
}

/** A line of a purchase order with the pictures that help the vendor find the part. */
export interface PaperPurchaseLine extends PurchaseLine {
  readonly vehicle: string;
  readonly vin: string;
  readonly unitDrawn: DrawnUnit;
  /** Null if the line has no place on a drawing. */
  readonly drawn: DrawnLine | null;
  readonly photo: PaperPhoto | null;
}

export interface PurchasePaper extends PaperHead {
  readonly kind: 'shop-purchase-order';
  readonly purchase: Omit<PurchaseOrder, 'lines'>;
  readonly lines: readonly PaperPurchaseLine[];
}

/** A name and its value, as a row of facts prints it. */
export type PaperFact = readonly [name: string, value: string];

export interface PaperTask {
  readonly lineNumber: number;
  readonly description: string;
  readonly detail: string;
  readonly soldMinutes: Minutes;
  readonly isIncluded: boolean;
  readonly people: 1 | 2;
  /** The person and the day, or the reason it was skipped; empty while it is open. */
  readonly done: string;
  readonly notes: readonly string[];
}

export interface PaperStep {
  readonly phase: Phase;
  readonly department: Department;
  readonly people: readonly string[];
  readonly soldMinutes: Minutes;
  readonly tasks: readonly PaperTask[];
}

export interface PaperPart {
  readonly lineNumber: number;
  readonly description: string;
  readonly partNumber: string;
  readonly quantity: string;
  readonly where: string;
}

export interface PaperCheck {
  readonly name: string;
  readonly proof: string;
  /** Empty while nobody looked. */
  readonly result: string;
}

export interface WorkPaper extends PaperHead {
  readonly kind: 'shop-work-order';
  readonly number: string;
  /** Null for the work of all. */
  readonly department: Department | null;
  readonly promised: string | null;
  readonly facts: readonly PaperFact[];
  readonly unitDrawn: DrawnUnit;
  readonly drawn: readonly DrawnLine[];
  readonly steps: readonly PaperStep[];
  readonly parts: readonly PaperPart[];
  readonly checks: readonly PaperCheck[];
  /** Holds on the order and on steps, one sentence each. */
  readonly holds: readonly string[];
  readonly findings: readonly PaperFinding[];
}

/** Damage found during the repair, with the person and the day. */
export interface PaperFinding {
  readonly description: string;
  readonly reported: string;
}

export interface DeliveryPaper extends PaperHead {
  readonly kind: 'shop-delivery-sheet';
  readonly number: string;
  readonly customer: string;
  readonly facts: readonly PaperFact[];
  /** Work that was done, by line. */
  readonly work: readonly { readonly lineNumber: number; readonly text: string }[];
  readonly checks: readonly PaperCheck[];
  /** Null before the unit leaves: the sheet is then filled in by hand. */
  readonly delivery: Delivery | null;
}

export function isShopPaper(order: { readonly kind: string }): order is ShopPaper {
  return order.kind.startsWith('shop-');
}
