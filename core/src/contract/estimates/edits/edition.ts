import { Type } from 'typebox';
import { limits } from '../../../domain/estimates/model/limits.ts';
import { orNull } from '../../paging.ts';
import { list, NewId } from './values.ts';

const most = 1_000_000_000;

export const editionChanges = [
  {
    kind: Type.Literal('move-to-edition'),
    edition: Type.Integer({ minimum: 1, maximum: most }),
    houseRevision: orNull(Type.Integer({ minimum: 0, maximum: most })),
    // Removed lines are included.
    staying: list(NewId, 2 * limits.lines),
  },
] as const;
