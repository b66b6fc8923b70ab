type PhotoListener = () => void;

let current: PhotoListener | undefined;

/**
 * Requests a photo of the selection, from anywhere in the builder. Browsers open the camera only during a user's press.
 */
export function requestPhoto(): void {
  current?.();
}

export function onPhotoRequest(listener: PhotoListener): () => void {
  current = listener;
  return () => {
    if (current === listener) current = undefined;
  };
}
