import type { DrawnPlate, PictureRequest } from './drawn-picture.ts';

/** A request to the worker that draws. */
export interface DrawingRequest extends PictureRequest {
  readonly id: number;
}

export interface DrawingReply {
  readonly id: number;
  /** Null if its recipe could not be fetched. */
  readonly picture: DrawnPlate | null;
}

export async function replyToDrawing(
  { id, ...request }: DrawingRequest,
  draw: (request: PictureRequest) => Promise<DrawnPlate>,
): Promise<DrawingReply> {
  try {
    return { id, picture: await draw(request) };
  } catch {
    return { id, picture: null };
  }
}
