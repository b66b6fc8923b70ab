import { expect, test } from 'vitest';
import { aWorkTask } from '../../testing/an-order.ts';
import type { WorkTask } from './version-work.ts';
import { byOrderOfWork } from './order-of-work.ts';

const task = (lineNumber: number, description: string, fields: Partial<WorkTask>) =>
  aWorkTask({ lineNumber, description, key: `${String(lineNumber)} ${description}`, ...fields });

const membrane = task(1, 'Roof membrane', { operation: 'replace', laborType: 'body' });
const sealant = task(2, 'Lap sealant', { operation: 'reseal', laborType: 'body' });
const decking = task(3, 'Roof decking', { operation: 'replace', laborType: 'carpentry' });
const rafter = task(4, 'Rafter', { operation: 'repair', laborType: 'carpentry' });
const leak = task(5, 'Look for the leak', { operation: 'inspect', laborType: 'diagnostic' });
const paintedCap = task(1, 'Cap', { operation: 'replace', laborType: 'refinish' });
const blended = task(2, 'Side wall', { operation: 'blend', laborType: 'refinish' });
const refinished = task(3, 'Compartment door', { operation: 'refinish', laborType: 'refinish' });
const frame = task(2, 'Outrigger', { operation: 'replace', laborType: 'structural' });
const aligned = task(1, 'Axle', { operation: 'align', laborType: 'structural' });
const doorOff = task(9, 'Door', { operation: 'ri', half: 'off' });
const lampOn = task(1, 'Lamp', { operation: 'ri', laborType: 'electrical', half: 'on' });
const newLamp = task(7, 'Marker', { operation: 'replace', laborType: 'electrical' });
const lampTest = task(3, 'Lights', { operation: 'test', laborType: 'electrical' });
const ofShop = task(0, 'Dry the floor', { operation: null, laborType: null });

test.each([
  ['the roof', [membrane, sealant, decking, rafter, leak], [leak, decking, rafter, membrane, sealant]],
  ['paint', [paintedCap, blended, refinished], [paintedCap, refinished, blended]],
  ['the frame', [aligned, frame], [frame, aligned]],
  ['the body with a part taken off', [membrane, doorOff], [doorOff, membrane]],
  ['electrical', [lampOn, lampTest, newLamp], [newLamp, lampOn, lampTest]],
  ['work of the shop’s own', [membrane, ofShop], [ofShop, membrane]],
])('tasks of %s follow the order in which they are done', (_, given, expected) => {
  expect(given.toSorted(byOrderOfWork).map(({ description }) => description)).toEqual(
    expected.map(({ description }) => description),
  );
});
