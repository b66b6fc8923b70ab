import type { Side } from './scene.ts';

/** Parts that are one object however you look at it: they take no side in a side view. */
const shared =
  /^(roof\.|rear\.|slide\.|awning\.|cab\.(hood|grille|bumper)$|chassis\.(frame|axles|underbelly|pin-box|exhaust|a-frame|coupler|tongue-jack|lp-cover|battery|chains)$|body\.(front-cap|rear-cap|front-mask|front-bumper|front-belly|front-lower|cabover-cap|graphics|rock-guard)$)/;

/**
 * The id of a region: `zone.part[-qualifier][@L|@R]`, @L road and @R curb. One physical part has one id in every view,
 * so that a mark in one view shows in the others.
 */
export function canonicalRegionId(id: string, side: Side, isShared = false): string {
  if (/@[LR]$/.test(id) || side === 'exploded') return id;
  if (side === 'road' || side === 'curb') {
    return isShared || shared.test(id) ? id : `${id}${side === 'road' ? '@L' : '@R'}`;
  }
  return id.replace(/-(road|curb)$/, (_, which: string) => (which === 'road' ? '@L' : '@R'));
}
